import type { Tx } from '../../../platform/database/database.ts';
import { ensurePreviews, type Product } from '../../categories/categories.public.ts';
import type { Picture } from '../../library/library.public.ts';

/** What a line stands for, before it is written. */
export interface LineContent {
  product: Product;
  prints: readonly (Picture | undefined)[];
  printNum: 1 | 2;
  /** Where the print goes on a product with two positions when the line has one print. */
  printingLocation: 1 | 2;
}

/** The columns of order_lines that say what a line stands for. */
export interface LineColumns {
  productCodeId: string;
  productCode: string;
  categoryName: string;
  printNum: number;
  printingLocation: number;
  printingImageId: string | null;
  printingName: string | null;
  printingKey: string | null;
  printingImage2Id: string | null;
  printingName2: string | null;
  printingKey2: string | null;
  previewKey: string | null;
}

/** The same columns where nothing is known yet. */
export const nothingKnown = {
  productCodeId: null,
  productCode: null,
  categoryName: null,
  printNum: 1,
  printingLocation: 1,
  printingImageId: null,
  printingName: null,
  printingKey: null,
  printingImage2Id: null,
  printingName2: null,
  printingKey2: null,
  previewKey: null,
} as const;

/** Fills the columns for many lines at once, in their order; effect previews are described, not yet rendered. */
export async function describeLines(tx: Tx, contents: readonly LineContent[]): Promise<LineColumns[]> {
  const previews = await ensurePreviews(tx, contents.map(previewOf));
  return contents.map(({ product, prints: [first, second], printNum, printingLocation }, index) => ({
    productCodeId: product.id,
    productCode: product.code,
    categoryName: product.categoryName,
    printNum,
    printingLocation,
    printingImageId: first?.id ?? null,
    printingName: first?.name ?? null,
    printingKey: first?.key ?? null,
    printingImage2Id: (printNum === 2 && second?.id) || null,
    printingName2: (printNum === 2 && second?.name) || null,
    printingKey2: (printNum === 2 && second?.key) || null,
    previewKey: previews[index]!.key,
  }));
}

function previewOf({ product, prints, printNum, printingLocation }: LineContent) {
  // a store's picture may not show the second position
  const boxes = printNum === 2 ? product.boxes : [product.boxes[product.printNum === 2 ? printingLocation - 1 : 0]];
  const placed = boxes.flatMap((box, index) => {
    const print = prints[index];
    return print && box ? [{ blobId: print.blobId, box }] : [];
  });
  return { baseBlobId: product.baseBlobId, prints: placed, blend: product.blend };
}

/** Parcel columns that a line takes from its product where staff gave none. */
export function parcelOf(product: Product) {
  return {
    parcelLong: product.boxLength,
    parcelWide: product.boxWidth,
    parcelHigh: product.boxHigh,
    parcelWeight: product.boxWeight,
  };
}
