import type { DraftSku, ListingDraft } from '../publishing/draft.ts';
import type { Ground } from '../publishing/ground.ts';
import { error, type Found } from './found.ts';
import { lengthOf } from './texts.ts';

/** The item number, which is ours for the listing in its store. */
export function judgeCargoNo({ cargoNo }: ListingDraft, most: number): Found[] {
  const place = { part: 'cargoNo' } as const;
  const length = lengthOf(cargoNo);
  if (length === 0) return [error(place, 'preflight.cargoNoMissing')];
  return length > most ? [error(place, 'preflight.cargoNoLong', { length, most })] : [];
}

/** SKUs are given once in a store. */
export function judgeSkuCodes({ skus }: ListingDraft, { takenSkus }: Ground): Found[] {
  const seen = new Set<string>();
  return skus.flatMap(({ sku }) => {
    const code = sku.toLowerCase();
    const isTwice = seen.has(code);
    seen.add(code);
    const place = { part: 'skus', sku, field: 'sku' } as const;
    if (isTwice) return [error(place, 'preflight.skuTwice', { sku })];
    return takenSkus.has(code) ? [error(place, 'preflight.skuTaken', { sku })] : [];
  });
}

export function judgeSkuLength({ skus }: ListingDraft, most: number): Found[] {
  return skus.flatMap(({ sku }) => {
    const place = { part: 'skus', sku, field: 'sku' } as const;
    const length = lengthOf(sku);
    if (length === 0) return [error(place, 'preflight.skuMissing')];
    return length > most ? [error(place, 'preflight.skuLong', { length, most })] : [];
  });
}

/** The colour and the size as people read them. */
export function specOf({ color, size, sku }: DraftSku): string {
  return [color, size].flatMap((code) => (code ? [code.name || code.code] : [])).join(' / ') || sku;
}
