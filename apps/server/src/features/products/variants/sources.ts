import { codeType } from '@pressroom/contract/codes/codes';
import { inSizeOrder } from '@pressroom/contract/codes/sizeOrder';
import type { VariantBasis } from '@pressroom/contract/products/variants';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail, failFields, type FieldProblem } from '../../../platform/failure.ts';
import { lockCodes } from '../../codes/codes.public.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import {
  type Entry,
  type ExistingCode,
  findCodesOf,
  findEntries,
  findMissingTemplates,
  findStyleCategories,
  findTemplate,
  findTemplatePictures,
  findVariantProduct,
  isSpuTaken,
  lockSources,
  type StyleCategory,
  type Template,
  type TemplatePicture,
} from './queries.ts';

/** What SKUs are asked for: a form, or where the product exists already, what the product says. */
export type Asked = VariantBasis & { pairs: readonly string[] };

/** Everything that the SKUs of a product are generated from. */
export interface Sources {
  asked: Asked;
  style: Entry;
  /** In the order of the dictionary. */
  colors: readonly Entry[];
  /** As they stand on a size chart. */
  sizes: readonly Entry[];
  template: Template;
  pictures: readonly TemplatePicture[];
  categories: readonly StyleCategory[];
  existing: readonly ExistingCode[];
  prints: readonly Picture[];
}

/** Of an existing product only the colours and sizes are asked for; 404 where there is no such product of many SKUs. */
export async function askedOf(db: Db, form: VariantBasis): Promise<Asked> {
  if (!form.productId) return { ...form, pairs: [] };
  const product = (await findVariantProduct(db, form.productId)) ?? fail(404, 'platform.notFound');
  const { id: _, productTemplateId, stockImage1, stockImage2, ...own } = product;
  return {
    ...form,
    ...own,
    productTemplateId: productTemplateId ?? form.productTemplateId,
    stockImage1: stockImage1 ?? undefined,
    stockImage2: stockImage2 ?? undefined,
  };
}

/** Ends in 400 at every field that names what is not there. */
export async function readSources(db: Db, asked: Asked): Promise<Sources> {
  const { styleCode, colorCodes, sizeCodes, productTemplateId } = asked;
  const [style] = await findEntries(db, codeType.style, [styleCode]);
  const colors = await findEntries(db, codeType.colour, colorCodes);
  const sizes = inSizeOrder(await findEntries(db, codeType.size, sizeCodes));
  const template = await findTemplate(db, productTemplateId);
  const pictures = await findPictures(db, printIdsOf(asked));
  const problems: FieldProblem[] = [
    ...unknown('styleCode', [styleCode], style ? [style] : []),
    ...unknown('colorCodes', colorCodes, colors),
    ...unknown('sizeCodes', sizeCodes, sizes),
    ...(template ? [] : [{ path: 'productTemplateId', key: 'products.templateGone' as const }]),
    ...(await missingTemplates(db, asked)),
    ...(['stockImage1', 'stockImage2'] as const).flatMap((path) =>
      asked[path] && !pictures.has(asked[path]) ? [{ path, key: 'products.printGone' as const }] : [],
    ),
    ...(!asked.productId && (await isSpuTaken(db, asked.spu))
      ? [{ path: 'spu', key: 'products.spuTaken' as const, params: { spu: asked.spu } }]
      : []),
  ];
  if (!style || !template || problems.length > 0) refuse(problems);
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const categories = await findStyleCategories(db, style.id, idsOf(colors));
  return {
    asked,
    style,
    colors,
    sizes,
    template,
    pictures: await findTemplatePictures(db, template.id),
    categories,
    existing: await findCodesOf(db, idsOf(categories), idsOf(sizes)),
    prints: printIdsOf(asked).map((id) => pictures.get(id)!),
  };
}

function refuse(problems: readonly FieldProblem[]): never {
  failFields(problems);
  throw new Error('refused without a problem');
}

/** Locks what the SKUs are generated from before it is read again. */
export async function lockAndReadSources(tx: Tx, asked: Asked): Promise<Sources> {
  const { styleCode, colorCodes, sizeCodes, productTemplateId } = asked;
  const entry = await lockCodes(tx, [
    { type: codeType.style, code: styleCode },
    ...colorCodes.map((code) => ({ type: codeType.colour, code })),
    ...sizeCodes.map((code) => ({ type: codeType.size, code })),
  ]);
  await lockSources(tx, {
    styleId: entry(codeType.style, styleCode)?.id ?? '0',
    colorIds: colorCodes.flatMap((code) => entry(codeType.colour, code)?.id ?? []),
    productTemplateId,
  });
  return readSources(tx, asked);
}

const printIdsOf = ({ stockImage1, stockImage2 }: Asked) => [stockImage1, stockImage2].filter((id) => id !== undefined);

function unknown(field: string, codes: readonly string[], found: readonly Entry[]): FieldProblem[] {
  const known = new Set(found.map(({ code }) => code.toLowerCase()));
  return codes.flatMap((code, at) =>
    known.has(code.toLowerCase())
      ? []
      : [{ path: field.endsWith('s') ? `${field}.${at}` : field, key: 'categories.unknownCode', params: { code } }],
  );
}

async function missingTemplates(db: Db, asked: Asked): Promise<FieldProblem[]> {
  const missing = await findMissingTemplates(db, asked);
  return [
    ...(missing.classification
      ? [{ path: 'categoryTemplateId', key: 'productTemplates.classificationGone' as const }]
      : []),
    ...(missing.packaging ? [{ path: 'outerPkgTemplateId', key: 'productTemplates.packagingGone' as const }] : []),
  ];
}
