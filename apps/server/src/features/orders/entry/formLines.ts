import type { Message } from '@pressroom/contract/message';
import type { OrderForm } from '@pressroom/contract/orders/entry';
import type { OrderLineForm } from '@pressroom/contract/orders/orderShapes';
import type { Tx } from '../../../platform/database/database.ts';
import { failField } from '../../../platform/failure.ts';
import { asSoldBy, findProducts, type Product } from '../../categories/categories.public.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import { findMappings } from '../../skuMapping/skuMapping.public.ts';
import type { NewLine } from '../record/insert.ts';
import { describeLines, type LineContent, nothingKnown, parcelOf } from '../record/lineContent.ts';
import { expandLine } from '../mapping/combined.ts';
import { combinationsOf } from './combinations.ts';

/** A line names its product, or only a SKU id that its mapping explains. */
export async function buildLines(tx: Tx, form: OrderForm): Promise<{ lines: NewLine[]; problem: Message | null }> {
  const { given, isMapped } = await withMappings(tx, form);
  const found = await findProducts(tx, { codes: given.flatMap((line) => line.productCode || []) });
  const products = await asSoldBy(
    tx,
    found.map((product) => ({ product, shopId: form.shopId })),
  );
  const byCode = new Map(products.map((product) => [product.code.toLowerCase(), product]));
  const pictures = await findPictures(
    tx,
    given.flatMap((line) => [line.printingImage ?? [], line.printingImage2 ?? []].flat()),
  );
  const combined = await combinationsOf(
    tx,
    form.shopId,
    given.filter(({ productCode }) => !byCode.has(productCode.toLowerCase())),
  );
  const contents = given.map((line, index) =>
    combined.has(line) ? undefined : contentOf(line, index, byCode.get(line.productCode.toLowerCase()), pictures),
  );
  const known = contents.filter((content) => content !== undefined);
  const described = await describeLines(tx, known);
  const lines = given.flatMap((line, index): NewLine[] => {
    const { id: formerId, msku, num } = line;
    const parts = combined.get(line);
    if (parts) return expandLine({ msku, num }, parts);
    const content = contents[index];
    return [
      {
        formerId,
        msku,
        num,
        content: content ? described[known.indexOf(content)]! : nothingKnown,
        byHand: content !== undefined && !isMapped(content, msku),
        boxByHand: content !== undefined && isMeasured(line, content.product),
        parcel: parcelFor(line, index, content?.product),
      },
    ];
  });
  const waiting = given.find((line, index) => !contents[index] && !combined.has(line));
  const problem: Message | undefined =
    waiting &&
    (waiting.msku
      ? { key: 'orders.notMapped' as const, params: { skuId: waiting.msku } }
      : { key: 'orders.noProduct' as const, params: { line: given.indexOf(waiting) + 1 } });
  return { lines, problem: problem ?? null };
}

interface Mapped {
  given: OrderLineForm[];
  /** True for a line that stands for what its SKU id is mapped to. */
  isMapped: (content: LineContent, msku: string) => boolean;
}

/** A line without a product stands for what its SKU id is mapped to. */
async function withMappings(tx: Tx, form: OrderForm): Promise<Mapped> {
  const mappings = await findMappings(
    tx,
    form.orderDetailsList.filter(({ msku }) => msku).map((line) => ({ shopId: form.shopId, skuId: line.msku })),
  );
  const bySku = new Map(mappings.map((mapping) => [mapping.skuId, mapping]));
  const products = await findProducts(tx, { ids: mappings.map((mapping) => mapping.productCodeId) });
  const byId = new Map(products.map((product) => [product.id, product]));
  const given = form.orderDetailsList.map((line) => {
    const mapping = line.productCode ? undefined : bySku.get(line.msku);
    const product = mapping && byId.get(mapping.productCodeId);
    if (!product) return line;
    return {
      ...line,
      productCode: product.code,
      printingImage: mapping.printingImageId,
      printingImage2: mapping.printingImage2Id ?? undefined,
    };
  });
  const isMapped = ({ product, prints, printNum }: LineContent, msku: string) => {
    const mapping = bySku.get(msku);
    const wanted = [mapping?.printingImageId, printNum === 2 ? mapping?.printingImage2Id : undefined];
    return (
      mapping?.productCodeId === product.id &&
      printNum === product.printNum &&
      wanted.every((id, index) => (id ?? undefined) === prints[index]?.id)
    );
  };
  return { given, isMapped };
}

function contentOf(
  line: OrderLineForm,
  index: number,
  product: Product | undefined,
  pictures: Map<string, Picture>,
): LineContent | undefined {
  if (!line.productCode) return undefined;
  const at = `orderDetailsList.${index}`;
  if (!product) failField(`${at}.productCode`, 'orders.unknownProduct', { code: line.productCode });
  const printNum = (line.printNum ?? product.printNum) as 1 | 2;
  if (printNum > product.printNum)
    failField(`${at}.printNum`, 'orders.tooManyPrints', { code: product.code, count: product.printNum });
  const picture = (id: string | undefined, field: string) => {
    if (!id) return undefined;
    return pictures.get(id) ?? failField(`${at}.${field}`, 'orders.unknownPrint');
  };
  const prints = [
    picture(line.printingImage, 'printingImage'),
    printNum === 2 ? picture(line.printingImage2, 'printingImage2') : undefined,
  ];
  const printingLocation = product.printNum === 2 && printNum === 1 ? (line.printingLocation as 1 | 2) : 1;
  return { product, prints, printNum, printingLocation };
}

/** True where a person has measured the parcel, and not left it as its product says. */
function isMeasured(line: OrderLineForm, product: Product): boolean {
  const preset = parcelOf(product);
  return measures.some((measure) => line[measure] !== undefined && line[measure] !== preset[measure]);
}

const measures = ['parcelLong', 'parcelWide', 'parcelHigh', 'parcelWeight'] as const;

function parcelFor(line: OrderLineForm, index: number, product: Product | undefined): NewLine['parcel'] {
  const preset = product && parcelOf(product);
  const parcel = {
    parcelLong: line.parcelLong ?? preset?.parcelLong ?? null,
    parcelWide: line.parcelWide ?? preset?.parcelWide ?? null,
    parcelHigh: line.parcelHigh ?? preset?.parcelHigh ?? null,
    parcelWeight: line.parcelWeight ?? preset?.parcelWeight ?? null,
  };
  if (product && Object.values(parcel).some((measure) => measure === null || measure < 1))
    failField(`orderDetailsList.${index}.parcelLong`, 'orders.parcelMissing');
  return parcel;
}
