// The line to the server. A screen that has lost it goes on with what it has and tries again, ever more
// patiently; what it is told when it is back is everything, so that nothing has to be caught up with.

/// The server speaks every two seconds; a wireless network may stumble for a while.
const SILENCE = 20000;
/// Milliseconds before another try; the last one repeats.
const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000, 30000];

/// Keeps a line open for as long as the page lives. `told` has `mark()`, by which the server sees what is known
/// here already, `state(all)`, `time(ms)`, `heard()` and `lost()`.
export function keepLine(screen, told) {
  let source = null;
  let timer = 0;
  let tries = 0;
  let open = false;

  function close() {
    clearTimeout(timer);
    open = false;
    if (source) source.close();
    source = null;
  }

  function heard() {
    open = true;
    tries = 0;
    clearTimeout(timer);
    timer = setTimeout(lost, SILENCE);
    told.heard();
  }

  function lost() {
    close();
    told.lost();
    const wait = PATIENCE[Math.min(tries, PATIENCE.length - 1)];
    tries += 1;
    // Screens of one hall do not all come back in the same moment.
    timer = setTimeout(connect, wait + Math.random() * wait * 0.2);
  }

  function connect() {
    close();
    const known = "w=" + window.innerWidth + "&h=" + window.innerHeight + "&mark=" + told.mark();
    source = new EventSource("/api/screen/" + screen + "/live?" + known);
    timer = setTimeout(lost, SILENCE);
    source.addEventListener("state", (event) => {
      heard();
      told.state(JSON.parse(event.data));
    });
    source.addEventListener("ping", (event) => {
      heard();
      told.time(Number(event.data));
    });
    source.onerror = lost;
  }

  const again = () => {
    if (!open && document.visibilityState === "visible") connect();
  };
  window.addEventListener("online", again);
  window.addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", again);
  connect();
}
