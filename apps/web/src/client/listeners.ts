/** A list of listeners, and a function that tells all of them a piece of news. */
export function newListeners<News = void>() {
  const listeners = new Set<(news: News) => void>();
  return {
    /** Returns a function that removes the listener. */
    listen(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(news: News) {
      for (const listener of listeners) listener(news);
    },
  };
}
