import type { Listing } from '../world/listings.ts';
import type { World } from '../world/world.ts';
import { type Product, type ProductSkc, type ProductSku, unitsOf } from './product.ts';

/** A published SKU as buyers see it. */
export function describeSold(world: World, product: Product, skc: ProductSkc, sku: ProductSku): Listing {
  const [price] = sku.prices;
  return {
    spu: product.number,
    skc: skc.id,
    sku: sku.id,
    sellerSku: sku.sellerSku,
    title: product.title,
    colour: skc.colour,
    size: sku.size,
    cents: price?.special ?? price?.original ?? 0,
    grams: sku.grams,
    numericId: 17_592_000_000_000 + world.chance('listing', sku.id).whole(0, 999_999_999),
    published: { units: unitsOf(sku) },
  };
}
