import type { Product } from '../product.ts';
import { control } from './control.ts';

type Marketplace = 'shein' | 'temu';

/** A marketplace of the sandbox that the sample shop runs beside, where it may change what it asks for. */
export function catalogueOf(product: Product, marketplace: Marketplace) {
  return {
    /** Adds an attribute to a category that has to be filled in with one of the values. */
    async require(categoryId: string, attribute: { name: string; englishName: string; values: readonly string[] }) {
      await control(product, `catalogue/${marketplace}/${categoryId}`, { body: { change: 'add', ...attribute } });
    },
  };
}
