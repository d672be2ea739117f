import type { Product } from '../product.ts';

type Marketplace = 'shein' | 'temu';

/** A marketplace of the sandbox that the sample shop runs beside, where it may change what it asks for. */
export function catalogueOf(product: Product, marketplace: Marketplace) {
  // each start tells it anew
  const url = [...product.output().matchAll(/played by the sandbox at (\S+)/g)].at(-1)?.[1];
  if (!url) throw new Error('The product runs without a sandbox');
  return {
    /** Adds an attribute to a category that has to be filled in with one of the values. */
    async require(categoryId: string, attribute: { name: string; englishName: string; values: readonly string[] }) {
      const answer = await fetch(`${url}/control/catalogue/${marketplace}/${categoryId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ change: 'add', ...attribute }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused the change: ${await answer.text()}`);
    },
  };
}
