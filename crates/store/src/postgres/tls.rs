//! TLS on the way to PostgreSQL, as far as the URL asks for it.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use ronde_office::AddressFault;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;

/// How far the server's certificate is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Not at all: nobody on the way can read along, and whoever is there may be anybody.
    Anybody,
    /// It must come from somebody whom the machine trusts.
    Issuer,
    /// And it must be for that name.
    Name,
}

/// Where certificates and keys are, in the form of PEM.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Files {
    /// Whom we trust beside those whom the machine trusts.
    pub(crate) root: Option<String>,
    /// Who we are.
    pub(crate) certificate: Option<String>,
    pub(crate) key: Option<String>,
}

/// Makes connections with TLS.
#[derive(Clone)]
pub(crate) struct Tls(Arc<ClientConfig>);

impl std::fmt::Debug for Tls {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("Tls")
    }
}

impl Tls {
    pub(crate) fn new(trust: Trust, files: &Files) -> Result<Tls, AddressFault> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let verifier: Arc<dyn ServerCertVerifier> = match trust {
            Trust::Anybody => Arc::new(AnyName { looked: None, provider: provider.clone() }),
            Trust::Issuer => {
                let looked = Some(looked(&provider, files)?);
                Arc::new(AnyName { looked, provider: provider.clone() })
            }
            Trust::Name => looked(&provider, files)?,
        };
        let config = ClientConfig::builder_with_provider(provider);
        let config = config.with_safe_default_protocol_versions().map_err(refused)?;
        let config = config.dangerous().with_custom_certificate_verifier(verifier);
        let config = match (&files.certificate, &files.key) {
            (Some(certificate), Some(key)) => {
                let chain = certificates(certificate)?;
                let key = PrivateKeyDer::from_pem_file(key).map_err(|why| unread(key, &why))?;
                config.with_client_auth_cert(chain, key).map_err(refused)?
            }
            (None, None) => config.with_no_client_auth(),
            (Some(_), None) | (None, Some(_)) => {
                return Err(AddressFault::HalfIdentity);
            }
        };
        Ok(Tls(Arc::new(config)))
    }
}

fn refused(error: impl std::fmt::Display) -> AddressFault {
    AddressFault::Said(error.to_string())
}

fn unread(path: &str, why: &rustls::pki_types::pem::Error) -> AddressFault {
    AddressFault::File { path: path.to_owned(), why: why.to_string() }
}

fn certificates(path: &str) -> Result<Vec<CertificateDer<'static>>, AddressFault> {
    let read = CertificateDer::pem_file_iter(path).and_then(Iterator::collect);
    read.map_err(|why| unread(path, &why))
}

/// Looks at certificates with those whom the machine trusts, and whom the URL names.
fn looked(
    provider: &Arc<CryptoProvider>,
    files: &Files,
) -> Result<Arc<WebPkiServerVerifier>, AddressFault> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    for certificate in files.root.as_deref().map_or(Ok(Vec::new()), certificates)? {
        roots.add(certificate).map_err(refused)?;
    }
    let builder = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone());
    builder.build().map_err(refused)
}

/// Everything is looked at but the name; or nothing, and whoever has the key of the certificate
/// that they show is believed.
#[derive(Debug)]
struct AnyName {
    looked: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for AnyName {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(looked) = &self.looked else { return Ok(ServerCertVerified::assertion()) };
        match looked.verify_server_cert(certificate, between, name, ocsp, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            answer => answer,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Encrypted<S>;
    type TlsConnect = Named;
    type Error = io::Error;

    fn make_tls_connect(&mut self, name: &str) -> io::Result<Named> {
        let wrong = |why| io::Error::new(io::ErrorKind::InvalidData, why);
        let name = ServerName::try_from(name.to_owned()).map_err(wrong)?;
        Ok(Named { tls: self.clone(), name })
    }
}

/// TLS with one server.
pub(crate) struct Named {
    tls: Tls,
    name: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Named {
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        let connector = TlsConnector::from(self.tls.0);
        Box::pin(async move { connector.connect(self.name, stream).await.map(Encrypted) })
    }
}

/// A connection that nobody on the way reads.
pub(crate) struct Encrypted<S>(tokio_rustls::client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
