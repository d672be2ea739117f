import { productType } from '@pressroom/contract/products/product';
import { type Actor, hasPermission, requireKey } from '../../../platform/access/actor.ts';

export const isVariants = (type: number) => type === productType.variants;

/** Products of many SKUs belong to one page, single ones and combinations to the other. Ends in 403 without that page's right. */
export function requireKind(actor: Actor, type: number): void {
  requireKey(actor, isVariants(type) ? '/products/multiAttribute' : '/products/management');
}

/** Which of the two the actor may see. */
export type Kinds = 'all' | 'variants' | 'managed';

/** Undefined without any. */
export function kindsSeenBy(actor: Actor): Kinds | undefined {
  const variants = hasPermission(actor, '/products/multiAttribute');
  const managed = hasPermission(actor, '/products/management');
  if (variants && managed) return 'all';
  return variants ? 'variants' : managed ? 'managed' : undefined;
}
