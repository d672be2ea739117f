import { imageSlotOf, imageSlots, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import { putFirst } from '@pressroom/contract/pictures/putFirst';
import { slotRowsOf, type SlotValues } from '@pressroom/contract/pictures/slotValues';
import { mainPictureRule, ownStockOf, type SingleSpec, singleSpec } from '@pressroom/contract/products/form';
import { productType } from '@pressroom/contract/products/product';
import type { z } from 'zod';
import { addressOf } from '../../pictures/pictures.public.ts';
import type { WholeProduct } from '../record/queries.ts';
import type { SkuValues } from '../write/values.ts';
import type { SheetColumnKey } from './columns.ts';
import { fill, filledSlots, type Templates, templatesOf } from './filled.ts';
import { existingOf, judgeHead } from './heads.ts';
import { fold, type Known } from './known.ts';
import { judgePicture, picturesOfCell, printNamed, type SheetPicture } from './pictures.ts';
import { kept, type PlannedProduct } from './planned.ts';
import type { CellFindings, SheetLine } from './read.ts';

/** Stands in the slots for a main picture that will be made after the import. */
const pending = 'pending';
/** An address for the form, which cannot tell whether a picture exists. */
const somePicture = addressOf(pending.padEnd(16, '0'));
const origins: Readonly<Record<string, string>> = {
  美国: 'US',
  'united states': 'US',
  us: 'US',
  中国: 'CN',
  china: 'CN',
  cn: 'CN',
};

/** The product of a line. Complete only if nothing is wrong with the line. */
export function judgeSingle(row: SheetLine, known: Known, findings: CellFindings): PlannedProduct | undefined {
  const { line, text } = row;
  const existing = existingOf(row, known, { productType: productType.single, findings });
  const templates = templatesOf(row, known, existing, findings);
  const code = known.codes.get(fold(text.productCode));
  if (text.productCode && !code) findings.add(line, 'productCode', 'products.codeGone', { code: text.productCode });
  const prints = printsOfLine(row, { known, existing, findings });
  if (code?.printNum === 1 && prints[1] && prints[1].id !== existing?.head.print2Id)
    findings.add(line, 'print2', 'products.sheet.tooManyPrints', { code: code.code });
  const pictures = picturesOfLine(row, { known, existing, templates, findings });
  const lacksPicture = pictures.main === undefined;
  if (lacksPicture && !existing && !text.mainPicture && !text.print1 && !text.print2)
    findings.add(line, 'mainPicture', 'products.sheet.noPrints');

  const head = judgeHead(row, { templates, existing, findings });
  const filled = fill(text, templates, existing);
  const form = {
    ...filled,
    origin: origins[fold(filled.origin)] ?? filled.origin,
    sku: text.sku,
    name: text.name,
    remark: text.remark,
    productCode: text.productCode,
    // it exists, or is made after the import
    mainPictureUrl: somePicture,
    followsStock: text.stock === '',
    realStock: text.stock,
    sheinProductImages: formRows('shein', pictures.slots),
    temuProductImages: formRows('temu', pictures.slots),
  };
  const judged = singleSpec.safeParse(form);
  for (const issue of judged.error?.issues ?? []) findings.addIssue(line, columnAt(issue), issue);
  if (!head || !judged.success) return undefined;
  const [first, second] = prints;
  return {
    line,
    existing,
    productType: productType.single,
    head: { ...head, print1Id: first?.id ?? null, print2Id: second?.id ?? null },
    sku: valuesOf(judged.data, { existing, status: head.status, productCodeId: code?.id ?? null, pictures }),
    lacksPicture,
  };
}

interface LineContext {
  known: Known;
  existing: WholeProduct | undefined;
  findings: CellFindings;
}

function printsOfLine({ line, text }: SheetLine, { known, findings }: LineContext) {
  return (['print1', 'print2'] as const).map((column) =>
    text[column] ? printNamed(known.pictures, text[column], { line, column, findings }) : undefined,
  );
}

interface LinePictures {
  main: SheetPicture | undefined;
  /** Blobs, and `pending` for a main picture that is still to be made. */
  slots: SlotValues;
  /** Without it. */
  stored: SlotValues;
}

/**
 * The main picture goes first in its slots, as in the dialog, unless the line names both: an exported line means exactly
 * what it says.
 */
function picturesOfLine(
  row: SheetLine,
  { known, existing, templates, findings }: LineContext & { templates: Templates },
): LinePictures {
  const { line, text } = row;
  const own = existing?.skus[0];
  const named = text.mainPicture ? picturesOfCell(known.pictures, row, 'mainPicture', findings) : [];
  for (const picture of named)
    judgePicture(picture, text.mainPicture, { line, column: 'mainPicture', rule: mainPictureRule, findings });
  const present = own?.mainBlobId ? known.pictures.byBlob.get(own.mainBlobId) : undefined;
  const main = text.mainPicture ? named[0] : present;
  const mainId = main?.blobId ?? pending;

  // as the sheet writes them; the others come from a template
  const names = new Map(named.map(({ blobId, name }) => [blobId, name]));
  const isNamed = (type: ImageType) => text[`slot${type}`] !== '';
  const cells = Object.fromEntries(
    imageSlots.map(({ type }) => {
      if (!isNamed(type)) return [type, []];
      const pictures = picturesOfCell(known.pictures, row, `slot${type}`, findings);
      for (const { blobId, name } of pictures) names.set(blobId, name);
      return [type, pictures.map(({ blobId }) => blobId)];
    }),
  ) as SlotValues;
  const stays = templates.keeps && main !== undefined && main === present;
  const base = filledSlots(templates, known, existing);
  const derived = stays ? base : putFirst(base, mainId, own?.mainBlobId);
  const asNamed = text.mainPicture ? cells : putFirst(cells, mainId, own?.mainBlobId);
  const chosen = (fromCells: SlotValues, others: SlotValues) =>
    Object.fromEntries(
      imageSlots.map(({ type }) => [type, (isNamed(type) ? fromCells : others)[type] ?? []]),
    ) as SlotValues;
  const slots = chosen(asNamed, derived);
  judgeSlots(slots, { row, known, names, stays, findings });
  // what a picture that is still to be made will take the place of stays until then
  return { main, slots, stored: main ? slots : chosen(cells, base) };
}

interface JudgedSlots {
  row: SheetLine;
  known: Known;
  names: ReadonlyMap<string, string>;
  stays: boolean;
  findings: CellFindings;
}

/** Pictures that the product has already in that slot are not judged again. */
function judgeSlots(slots: SlotValues, { row, known, names, stays, findings }: JudgedSlots): void {
  for (const { type } of imageSlots) {
    if (stays && row.text[`slot${type}`] === '') continue;
    for (const blobId of slots[type] ?? []) {
      const picture = known.pictures.byBlob.get(blobId);
      const at = { line: row.line, column: `slot${type}` as const, rule: imageSlotOf(type)!, findings };
      if (picture) judgePicture(picture, names.get(blobId) ?? (row.text.packaging || row.text.template), at);
    }
  }
}

/** The form counts pictures; whether they exist and fit is known already. */
function formRows(marketplace: 'shein' | 'temu', slots: SlotValues) {
  return slotRowsOf(marketplace, slots).map((row) => ({
    ...row,
    imageLinks: row.imageLinks
      .split(',')
      .filter(Boolean)
      .map(() => somePicture)
      .join(','),
  }));
}

const columnOfField: Readonly<Record<string, SheetColumnKey>> = { realStock: 'stock' };

function columnAt({ path: [field, at] }: z.core.$ZodIssue): SheetColumnKey {
  if (field === 'sheinProductImages' || field === 'temuProductImages') {
    const marketplace = field === 'sheinProductImages' ? 'shein' : 'temu';
    return `slot${slotRowsOf(marketplace, {})[Number(at)]!.imageType}`;
  }
  return columnOfField[String(field)] ?? (field as SheetColumnKey);
}

interface Resolved {
  existing: WholeProduct | undefined;
  status: number;
  productCodeId: string | null;
  pictures: LinePictures;
}

function valuesOf(
  form: SingleSpec,
  { existing, status, productCodeId, pictures: { main, stored } }: Resolved,
): SkuValues {
  const own = existing?.skus[0];
  return {
    sku: kept(own?.sku, form.sku),
    name: kept(own?.name, form.name),
    status: own && status === existing?.head.status ? own.status : status,
    productCodeId,
    colorId: own?.colorId ?? null,
    sizeId: own?.sizeId ?? null,
    material: kept(own?.material, form.material),
    origin: form.origin,
    productReferenceLinks: kept(own?.productReferenceLinks, form.productReferenceLinks),
    startOriginalPrice: form.startOriginalPrice,
    endOriginalPrice: form.endOriginalPrice,
    startSellingPrice: form.startSellingPrice,
    endSellingPrice: form.endSellingPrice,
    outerBoxLength: String(form.outerBoxLength),
    outerBoxWidth: String(form.outerBoxWidth),
    outerBoxHeight: String(form.outerBoxHeight),
    outerBoxWeight: String(form.outerBoxWeight),
    ownStock: ownStockOf(form),
    remark: kept(own?.remark, form.remark),
    mainBlobId: main?.blobId ?? null,
    pictures: imageSlots
      .map(({ type }) => type)
      .toSorted((a, b) => a - b)
      .flatMap((imageType) => (stored[imageType] ?? []).map((blobId) => ({ imageType, blobId }))),
  };
}
