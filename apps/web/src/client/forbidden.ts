const listeners = new Set<() => void>();

/** Tells that the server refused what the screen offered: the rights may have changed since they were asked for. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitForbidden() {
  for (const notify of listeners) notify();
}
