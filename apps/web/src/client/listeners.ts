/** Tells everybody who listens of each piece of news. */
export function newListeners<News = void>() {
  const listeners = new Set<(news: News) => void>();
  return {
    /** Answers a function that ends the listening. */
    listen(listener: (news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(news: News) {
      for (const listener of listeners) listener(news);
    },
  };
}
