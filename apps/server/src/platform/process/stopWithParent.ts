const INTERVAL = 1000;

/**
 * Calls `stop` once when the npm that started this process is gone without having passed a signal on (kill -9).
 * Outside npm nothing is watched: whoever starts the server in the background of a shell may close that shell.
 */
export function stopWithParent(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, INTERVAL);
  watch.unref();
}
