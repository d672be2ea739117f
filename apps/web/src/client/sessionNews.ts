import type { SessionInfo } from '@pressroom/contract/account/account';

const watchers = new Set<(session: SessionInfo) => void>();

/** Tells what the server says of the session over the open stream: at first, and when the user's rights have changed. */
export function onSessionNews(watcher: (session: SessionInfo) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function tellSessionNews(session: SessionInfo) {
  for (const tell of watchers) tell(session);
}
