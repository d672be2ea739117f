import { codeType } from '@pressroom/contract/codes/codes';
import { imageSlotOf } from '@pressroom/contract/pictures/imageSlots';
import {
  type CombinationSpec,
  mainPictureRule,
  ownStockOf,
  type SingleSpec,
  type VariantSpec,
} from '@pressroom/contract/products/form';
import { skuStatus } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { FieldProblem } from '../../../platform/failure.ts';
import { lockCodes } from '../../codes/codes.public.ts';
import { judgePictures } from '../../pictures/pictures.public.ts';
import type { PictureValue, SkuValues } from './values.ts';

/** A SKU of any kind, as its form gives it. */
export type SpecForm = Partial<Omit<SingleSpec & VariantSpec, 'status'>> &
  (SingleSpec | Omit<VariantSpec, 'status'> | CombinationSpec) & { status?: number };

interface Resolved {
  values: SkuValues[];
  /** Everything that is wrong; the values hold only while there is nothing. */
  problems: FieldProblem[];
}

/**
 * The values of many forms at once, with the ids of what they name. `at` says where the fields of a form stand. Until the
 * transaction ends, nothing that they name can be deleted. Without a status, a SKU is enabled.
 */
export async function resolveSpecs(
  tx: Tx,
  specs: readonly SpecForm[],
  at: (index: number) => string,
): Promise<Resolved> {
  const productCodeOf = await lockProductCodes(
    tx,
    specs.flatMap(({ productCode }) => productCode || []),
  );
  const dictionary = await lockCodes(tx, specs.flatMap(dictionaryCodes));
  const pictures = await resolvePictures(tx, specs, at);
  const problems = [...pictures.problems];

  /** The id of what a field names; undefined and empty name nothing. */
  function idOf(field: string, code: string | undefined, find: (code: string) => string | undefined): string | null {
    if (!code) return null;
    const found = find(code);
    if (found === undefined) problems.push(unknown(field, code));
    return found ?? null;
  }

  const values = specs.map((spec, index): SkuValues => {
    const place = at(index);
    const { mainBlobId, slots } = pictures.of(index);
    return {
      at: place,
      sku: spec.sku,
      name: spec.name,
      status: spec.status ?? skuStatus.enabled,
      productCodeId: idOf(`${place}productCode`, spec.productCode, productCodeOf),
      colorId: idOf(`${place}colorCode`, spec.colorCode, (code) => dictionary(codeType.colour, code)?.id),
      sizeId: idOf(`${place}sizeCode`, spec.sizeCode, (code) => dictionary(codeType.size, code)?.id),
      material: spec.material ?? '',
      origin: spec.origin ?? null,
      productReferenceLinks: spec.productReferenceLinks ?? '',
      startOriginalPrice: spec.startOriginalPrice ?? null,
      endOriginalPrice: spec.endOriginalPrice ?? null,
      startSellingPrice: spec.startSellingPrice ?? null,
      endSellingPrice: spec.endSellingPrice ?? null,
      outerBoxLength: measureOf(spec.outerBoxLength),
      outerBoxWidth: measureOf(spec.outerBoxWidth),
      outerBoxHeight: measureOf(spec.outerBoxHeight),
      outerBoxWeight: measureOf(spec.outerBoxWeight),
      ownStock: ownStockOf(spec),
      remark: spec.remark,
      mainBlobId,
      pictures: slots,
    };
  });
  return { values, problems };
}

const measureOf = (measure: number | undefined) => (measure === undefined ? null : String(measure));

function unknown(field: string, code: string): FieldProblem {
  const isProductCode = field.endsWith('productCode');
  return { path: field, key: isProductCode ? 'products.codeGone' : 'categories.unknownCode', params: { code } };
}

const dictionaryCodes = ({ colorCode, sizeCode }: SpecForm) => [
  ...(colorCode ? [{ type: codeType.colour, code: colorCode }] : []),
  ...(sizeCode ? [{ type: codeType.size, code: sizeCode }] : []),
];

/** The ids of product codes, whatever their case. Until the transaction ends, none of them can be deleted. */
async function lockProductCodes(tx: Tx, codes: readonly string[]): Promise<(code: string) => string | undefined> {
  if (codes.length === 0) return () => undefined;
  const found = await tx
    .selectFrom('productCodes')
    .where(sql<boolean>`lower(code) = any (array(select lower(word) from unnest(${codes}::text[]) as word))`)
    .select(['id', 'code'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  const byCode = new Map(found.map(({ id, code }) => [code.toLowerCase(), id]));
  return (code) => byCode.get(code.toLowerCase());
}

interface Place {
  spec: number;
  address: string;
  field: string;
  /** Absent: the main picture. */
  imageType?: number;
}

const slotFields = ['sheinProductImages', 'temuProductImages'] as const;

function placesOf(spec: SpecForm, index: number, at: string): Place[] {
  const main = spec.mainPictureUrl ? [{ spec: index, address: spec.mainPictureUrl, field: `${at}mainPictureUrl` }] : [];
  const slots = slotFields.flatMap((list) =>
    (spec[list] ?? []).flatMap(({ imageType, imageLinks }, slot) =>
      imageLinks.map((address) => ({ spec: index, address, field: `${at}${list}.${slot}.imageLinks`, imageType })),
    ),
  );
  return [...main, ...slots];
}

async function resolvePictures(tx: Tx, specs: readonly SpecForm[], at: (index: number) => string) {
  const places = specs.flatMap((spec, index) => placesOf(spec, index, at(index)));
  const { blobIds, problems } = await judgePictures(
    tx,
    places.map(({ address }) => address),
    (place) => {
      const { field, imageType } = places[place]!;
      return { field, rule: imageType === undefined ? mainPictureRule : imageSlotOf(imageType)! };
    },
  );
  const found = places.flatMap((place, index) => {
    const blobId = blobIds[index];
    return blobId === undefined ? [] : [{ ...place, blobId }];
  });
  const bySpec = Map.groupBy(found, ({ spec }) => spec);
  return {
    problems,
    of(spec: number): { mainBlobId: string | null; slots: PictureValue[] } {
      const own = bySpec.get(spec) ?? [];
      return {
        mainBlobId: own.find(({ imageType }) => imageType === undefined)?.blobId ?? null,
        slots: own.flatMap(({ imageType, blobId }) => (imageType === undefined ? [] : [{ imageType, blobId }])),
      };
    },
  };
}
