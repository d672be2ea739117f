/** So many pages are prepared ahead of the one being stored, so that calls to the marketplace never pause. */
const ahead = 3;

/** Prepares pages concurrently and stores them one by one in their order. Ends with the first failure; stored pages stay. */
export async function pipeline<Given, Ready>(
  given: AsyncIterable<Given>,
  prepare: (page: Given) => Promise<Ready>,
  store: (page: Ready) => Promise<void>,
): Promise<void> {
  const preparing: Promise<Ready>[] = [];
  const storeNext = async () => store(await preparing.shift()!);
  try {
    for await (const page of given) {
      const ready = prepare(page);
      // its failure is thrown when it is about to be stored
      ready.catch(() => undefined);
      preparing.push(ready);
      if (preparing.length > ahead) await storeNext();
    }
    while (preparing.length > 0) await storeNext();
  } finally {
    // no call to the marketplace goes on once the run is over
    await Promise.allSettled(preparing);
  }
}
