import { askedBy, type MissingPart, missingOf } from '@pressroom/contract/products/missingParts';
import { productType } from '@pressroom/contract/products/product';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { mainOf, type SkuPictures, slotsOfSku } from './skuPictures.ts';
import type { CellName, SkuRow } from './skuRow.ts';

type Lacks = Readonly<Record<Marketplace, readonly MissingPart[]>>;

interface Around {
  pictures: SkuPictures;
  /** How many prints the product has. */
  prints: number;
  /** How many a category takes. */
  printNumOf: (categoryId: string | null) => number;
}

/** What each row lacks for each marketplace, as the server would say once it is saved; its attributes are not judged. */
export function lacksOfRows(rows: readonly SkuRow[], { pictures, prints, printNumOf }: Around): Lacks[] {
  return rows.map((row) => {
    const given = (...names: CellName[]) => names.every((name) => (row.cells[name] ?? '') !== '');
    const slots = Object.entries(slotsOfSku(pictures, row));
    const facts = {
      name: row.cells['name'] ?? '',
      hasProductCode: given('productCode'),
      prints,
      printNum: printNumOf(row.categoryId),
      hasMainPicture: mainOf(pictures, row) !== undefined,
      material: row.cells['material'] ?? '',
      origin: row.cells['origin'] || null,
      productReferenceLinks: row.cells['productReferenceLinks'] ?? '',
      hasOriginalPrice: given('startOriginalPrice', 'endOriginalPrice'),
      hasSellingPrice: given('startSellingPrice', 'endSellingPrice'),
      hasBox: given('outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'),
      pictures: Object.fromEntries(slots.map(([type, links]) => [type, links.length])),
    };
    const of = (marketplace: Marketplace) => missingOf(facts, marketplace, askedBy(productType.variants));
    return { shein: of('shein'), temu: of('temu') };
  });
}

const marketplaces = Object.keys(marketplaceNames) as Marketplace[];

/** The first row that lacks the part; undefined: none does. */
export function firstLacking(lacks: readonly Lacks[], part: MissingPart): number | undefined {
  const at = lacks.findIndex((row) => marketplaces.some((marketplace) => row[marketplace].includes(part)));
  return at < 0 ? undefined : at;
}

/** The cells that a part stands in; those of other parts stand elsewhere in the dialog. */
export const cellsOfPart: Readonly<Partial<Record<MissingPart, readonly CellName[]>>> = {
  name: ['name'],
  productCode: ['productCode'],
  material: ['material'],
  origin: ['origin'],
  referenceLinks: ['productReferenceLinks'],
  originalPrice: ['startOriginalPrice', 'endOriginalPrice'],
  sellingPrice: ['startSellingPrice', 'endSellingPrice'],
  box: ['outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'],
};
