/** So many pages are made ready while others wait to be stored: the marketplace is asked without a break. */
const ahead = 3;

/**
 * Makes pages ready side by side and stores them one after the other, in the order in which they came. The first failure
 * ends it; what was stored before stays.
 */
export async function inOrder<Given, Ready>(
  given: AsyncIterable<Given>,
  prepare: (page: Given) => Promise<Ready>,
  store: (page: Ready) => Promise<void>,
): Promise<void> {
  const underWay: Promise<Ready>[] = [];
  const storeNext = async () => store(await underWay.shift()!);
  try {
    for await (const page of given) {
      const ready = prepare(page);
      // its failure is met when its turn comes
      ready.catch(() => undefined);
      underWay.push(ready);
      if (underWay.length > ahead) await storeNext();
    }
    while (underWay.length > 0) await storeNext();
  } finally {
    // nothing goes on asking once the run is over
    await Promise.allSettled(underWay);
  }
}
