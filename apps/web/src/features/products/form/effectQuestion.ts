import type { ProductDetail } from '@pressroom/contract/products/product';

/** What an effect picture is made of. */
export interface EffectQuestion {
  productCode: string;
  /** Ids of library pictures, in the order of their positions. */
  prints: readonly string[];
}

export const nameOf = (question: EffectQuestion) => JSON.stringify([question.productCode, ...question.prints]);

/** What the picture of a saved product is taken to be made of. */
export function questionOfSaved({ stockImage1, stockImage2, productSpecs: [sku] }: ProductDetail): EffectQuestion {
  const prints = [stockImage1, stockImage2].slice(0, sku!.printNum).filter(Boolean);
  return { productCode: sku!.productCode, prints };
}
