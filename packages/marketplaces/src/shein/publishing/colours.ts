import type { DraftSku, ListingDraft } from '../../publishing/draft.ts';
import { numbersAsText } from '../../shared/json.ts';
import type { SheinAttribute } from '../attributes.ts';
import { type SaleEntry, saleEntry } from './saleValues.ts';

/** One colour of a product: what SHEIN calls an SKC. */
export interface Colour {
  /** Unique within the product's store. */
  supplierCode: string;
  sale: SaleEntry | undefined;
  skus: readonly DraftSku[];
}

const longestCode = 200;

/** The colours in the order of their first SKUs. Two colours of ours that are one value there are one. */
export function coloursOf(draft: ListingDraft, attribute: SheinAttribute | undefined, language: string): Colour[] {
  const sorted = Map.groupBy(draft.skus, (sku) => {
    const sale = attribute && saleEntry(attribute, sku.color, language);
    return JSON.stringify(sale ? numbersAsText(sale) : (sku.color?.code ?? ''));
  });
  return [...sorted.values()].map((skus, index) => ({
    supplierCode: sorted.size === 1 ? draft.cargoNo : codeOf(draft.cargoNo, skus[0]?.color?.code || String(index + 1)),
    sale: attribute && saleEntry(attribute, skus[0]?.color ?? null, language),
    skus,
  }));
}

/** The item number with the colour behind it. */
function codeOf(cargoNo: string, colour: string): string {
  return `${cargoNo.slice(0, longestCode - colour.length - 1)}-${colour}`;
}
