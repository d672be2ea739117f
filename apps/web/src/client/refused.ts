const watchers = new Set<() => void>();

/** Tells that the server refused what the screen offered: the rights may have changed since they were asked for. */
export function onRefused(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function tellRefused() {
  for (const tell of watchers) tell();
}
