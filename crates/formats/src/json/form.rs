//! How a value of the model becomes a value of the file and back, and lists of such values.
//!
//! The types of the model know nothing of files. For each there is a *form* here: most are derived
//! by serde as remote definitions, which name every field again, so that a field added to the model
//! does not compile until the file has a place for it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use super::complaint::expecting;

/// The shape that values of [`Form::Model`] have in the file.
pub(super) trait Form {
    /// The type of the model.
    type Model;

    /// Writes the value in this shape.
    fn serialize<S: Serializer>(model: &Self::Model, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads a value of this shape.
    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Model, D::Error>;
}

/// Makes a remote definition of serde a [`Form`].
macro_rules! remote_form {
    ($($form:ident => $model:ty),+ $(,)?) => {$(
        impl $crate::json::form::Form for $form {
            type Model = $model;

            fn serialize<S: serde::Serializer>(model: &$model, to: S) -> Result<S::Ok, S::Error> {
                $form::serialize(model, to)
            }

            fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<$model, D::Error> {
                $form::deserialize($crate::json::form::Object(from))
            }
        }
    )+};
}
pub(super) use remote_form;

/// Reads structures from objects alone. By itself serde would also take a list of their fields in
/// order, which no schema describes.
pub(super) struct Object<D>(pub(super) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Object<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// A value in its form, ready to be written.
pub(super) struct Written<'a, F: Form>(pub(super) &'a F::Model);

impl<F: Form> Serialize for Written<'_, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        F::serialize(self.0, serializer)
    }
}

/// A value that was read from its form.
pub(super) struct Read<F: Form>(pub(super) F::Model);

impl<'de, F: Form> Deserialize<'de> for Read<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Read<F>, D::Error> {
        F::deserialize(deserializer).map(Read)
    }
}

/// A type that serde reads and writes by itself.
pub(super) struct Plain<T>(PhantomData<T>);

impl<T: Serialize + for<'de> Deserialize<'de>> Form for Plain<T> {
    type Model = T;

    fn serialize<S: Serializer>(model: &T, to: S) -> Result<S::Ok, S::Error> {
        model.serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        T::deserialize(from)
    }
}

/// A field that is left out where nothing is known. It is never `null`.
pub(super) struct Given<F>(PhantomData<F>);

impl<F: Form> Form for Given<F> {
    type Model = Option<F::Model>;

    fn serialize<S: Serializer>(model: &Option<F::Model>, to: S) -> Result<S::Ok, S::Error> {
        model.as_ref().map(Written::<F>).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<F::Model>, D::Error> {
        F::deserialize(from).map(Some)
    }
}

/// An element of a list that is `null` where nothing is known, because its place counts.
pub(super) struct OrNull<F>(PhantomData<F>);

impl<F: Form> Form for OrNull<F> {
    type Model = Option<F::Model>;

    fn serialize<S: Serializer>(model: &Option<F::Model>, to: S) -> Result<S::Ok, S::Error> {
        model.as_ref().map(Written::<F>).serialize(to)
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<F::Model>, D::Error> {
        let read = Option::<Read<F>>::deserialize(from)?;
        Ok(read.map(|Read(model)| model))
    }
}

/// A list. Each element becomes one of the model as soon as it is read, so a million players are
/// never in memory twice.
pub(super) struct List<F>(PhantomData<F>);

impl<F: Form> Form for List<F> {
    type Model = Vec<F::Model>;

    fn serialize<S: Serializer>(model: &Vec<F::Model>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(model.iter().map(Written::<F>))
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<F::Model>, D::Error> {
        from.deserialize_seq(ListVisitor::<F>(PhantomData))
    }
}

struct ListVisitor<F>(PhantomData<F>);

impl<'de, F: Form> Visitor<'de> for ListVisitor<F> {
    type Value = Vec<F::Model>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::LIST)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut models = Vec::new();
        while let Some(Read(model)) = list.next_element::<Read<F>>()? {
            models.push(model);
        }
        Ok(models)
    }
}

/// Whether a field may be left out.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A type without a default of its own that has a usual value all the same.
pub(super) trait Usual: PartialEq {
    /// What a field means when it is left out.
    const USUAL: Self;
}

/// What a field means when it is left out.
pub(super) fn usual<T: Usual>() -> T {
    T::USUAL
}

/// Whether a field may be left out.
pub(super) fn is_usual<T: Usual>(value: &T) -> bool {
    *value == T::USUAL
}
