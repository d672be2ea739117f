import type { ComponentForm } from '@pressroom/contract/products/form';
import type { ProductSpec } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { useQueries } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useKnown } from '../form/known.ts';

/** A component, and how many of it one combination holds. */
interface Held extends ProductSpec {
  quantity: number;
  /** What can be sold of it. */
  available: number;
}

/** The components with what they cost and have in stock; undefined until all of them are known. */
export function useHeld(components: readonly ComponentForm[]): Held[] | undefined {
  const { known } = useKnown();
  const productIds = [...new Set(components.flatMap(({ id }) => known.components[id]?.productId ?? []))];
  const answers = useQueries({ queries: productIds.map((productId) => readOf(products.specs, { productId })) });
  const specs = answers.flatMap(({ data }) => data ?? []);
  const held = components.flatMap(({ id, quantity }) => {
    const spec = specs.find((one) => one.id === id);
    return spec ? [{ ...spec, quantity, available: spec.realStock }] : [];
  });
  return held.length === components.length ? held : undefined;
}
