import { createHash } from 'node:crypto';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { skuStatus } from '@pressroom/contract/products/product';
import type { productVariants } from '@pressroom/contract/products/variants';
import { type Entry, pairKey, type StyleCategory, type Template } from './queries.ts';
import type { Sources } from './sources.ts';

type Generated = Extract<HandlerOutput<typeof productVariants.add>, { isConfirm: false }>;
export type GeneratedSpec = Generated['productSpecs'][number];

/** One pair of colour and size with what exists of it. */
export interface Variant {
  color: Entry;
  size: Entry;
  sku: string;
  /** The product code that style, colour and size make. */
  code: string;
  category: StyleCategory | undefined;
  existing: { code: string; available: number } | undefined;
}

/** Every pair that is asked for and that the product does not have: by colour, then by size. */
export function variantsOf({ asked, style, colors, sizes, categories, existing }: Sources): Variant[] {
  const had = new Set(asked.pairs);
  const categoryOf = new Map(categories.map((category) => [category.colorId, category]));
  const codeOf = new Map(existing.map((code) => [pairKey(code.categoryId, code.sizeId), code]));
  const name = skuNames();
  return colors.flatMap((color) =>
    sizes.flatMap((size) => {
      if (had.has(pairKey(color.id, size.id))) return [];
      const category = categoryOf.get(color.id);
      const found = category && codeOf.get(pairKey(category.id, size.id));
      const code = found?.code ?? [style.code, color.code, size.code].join('-');
      return [{ color, size, sku: name([asked.spu, color.code, size.code]), code, category, existing: found }];
    }),
  );
}

/** Joins codes to a SKU, without what is not ASCII; what that makes alike is numbered. */
function skuNames() {
  const times = new Map<string, number>();
  return (codes: readonly string[]) => {
    const sku = codes
      .map((code) => code.replaceAll(/[^ -~]/g, '').trim())
      .filter(Boolean)
      .join('-');
    const before = times.get(sku.toLowerCase()) ?? 0;
    times.set(sku.toLowerCase(), before + 1);
    return before === 0 ? sku : `${sku}-${before + 1}`;
  };
}

/** The SKU that a pair makes. `taken` are the SKUs that exist, in lower case. */
export function specOf(template: Template, variant: Variant, taken: ReadonlySet<string>): GeneratedSpec {
  const { color, size, sku, code, category, existing } = variant;
  return {
    sku,
    name: nameOf([template.name, color.name, size.name]),
    status: skuStatus.enabled,
    colorCode: color.code,
    colorName: color.name,
    sizeCode: size.code,
    sizeName: size.name,
    productSpecInfoName: `${color.name}-${size.name}`,
    productCode: code,
    productCodeExists: existing !== undefined,
    productCodeCategoryId: category?.id ?? null,
    printNum: category?.numberOfPrints ?? 0,
    followsStock: true,
    realStock: template.stock,
    inventory: existing?.available ?? null,
    skuTaken: taken.has(sku.toLowerCase()),
    material: template.material,
    // the table has no other origins
    origin: template.origin as GeneratedSpec['origin'],
    productReferenceLinks: template.productReferenceLinks,
    startOriginalPrice: template.startOriginalPrice,
    endOriginalPrice: template.endOriginalPrice,
    startSellingPrice: template.startSellingPrice,
    endSellingPrice: template.endSellingPrice,
    outerBoxLength: Number(template.outerBoxLength),
    outerBoxWidth: Number(template.outerBoxWidth),
    outerBoxHeight: Number(template.outerBoxHeight),
    outerBoxWeight: Number(template.outerBoxWeight),
  };
}

const longestName = 100;

/** Cut where it is too long, but not within a character. */
function nameOf(parts: readonly string[]): string {
  return parts
    .join(' ')
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/**
 * Names the state of everything that the SKUs are made from. Product codes are left out: they may be added without the
 * SKUs being generated anew, and one that has gone is found when its SKU is saved.
 */
export function basisOf({ asked, style, colors, sizes, template, categories, prints }: Sources): string {
  const entry = ({ id, code, name }: Entry) => [id, code, name];
  const state = [
    asked.productId ?? '',
    asked.spu,
    asked.categoryTemplateId,
    asked.outerPkgTemplateId,
    asked.pairs,
    entry(style),
    colors.map(entry),
    sizes.map(entry),
    [template.id, template.gmtModified],
    categories.map((one) => [one.id, one.numberOfPrints, one.printLocations, one.blend, one.baseBlobId]),
    prints.map(({ id, blobId }) => [id, blobId]),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url');
}
