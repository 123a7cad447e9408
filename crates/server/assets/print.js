// A paper that was asked for in order to be printed: the browser's dialogue opens once it is laid out.
// Whoever closes it has the page before him, and prints it again with Ctrl+P.

document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(() => window.print(), 0)));
