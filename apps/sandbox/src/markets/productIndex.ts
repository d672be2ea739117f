import type { Product } from './product.ts';

/** Finds products by what stores and marketplaces call their parts. Names that a product has lost may still lead to it. */
export class ProductIndex<Details> {
  readonly #byStore = new Map<string, Map<string, Product<Details>>>();
  /** By the marketplace's ids of colours and SKUs, and by store and the seller's SKU. */
  readonly #byName = new Map<string, Set<Product<Details>>>();

  put(product: Product<Details>): void {
    const ofStore = this.#byStore.get(product.storeId) ?? new Map<string, Product<Details>>();
    this.#byStore.set(product.storeId, ofStore.set(product.number, product));
    for (const { id, skus } of product.skcs)
      for (const name of [id, ...skus.flatMap((sku) => [sku.id, `${product.storeId} ${sku.sellerSku}`])]) {
        const named = this.#byName.get(name);
        if (named) named.add(product);
        else this.#byName.set(name, new Set([product]));
      }
  }

  ofStore(storeId: string): Product<Details>[] {
    return [...(this.#byStore.get(storeId)?.values() ?? [])];
  }

  named(storeId: string, name: string): Product<Details>[] {
    return [...(this.#byName.get(name) ?? [])].filter((product) => product.storeId === storeId);
  }

  clear(): void {
    this.#byStore.clear();
    this.#byName.clear();
  }
}
