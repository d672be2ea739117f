import type { SessionInfo } from '@pressroom/contract/account/account';

const listeners = new Set<(session: SessionInfo) => void>();

/** Tells what the server says of the session over the open stream: at first, and when the user's rights have changed. */
export function onSessionUpdate(listener: (session: SessionInfo) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionUpdate(session: SessionInfo) {
  for (const notify of listeners) notify(session);
}
