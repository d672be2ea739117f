const mostRemembered = 20_000;

/** Caches results: the listings of a page share most of their words, and all are compared with the same pictures. */
export function remembered<Meaning>(find: (phrase: string) => Meaning): (phrase: string) => Meaning {
  const found = new Map<string, Meaning>();
  return (phrase) => {
    if (found.size > mostRemembered) found.clear();
    if (!found.has(phrase)) found.set(phrase, find(phrase));
    return found.get(phrase) as Meaning;
  };
}
