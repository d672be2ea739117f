import { imageSlotOf } from '@pressroom/contract/pictures/imageSlots';
import { mainPictureSlots, putFirst } from '@pressroom/contract/pictures/putFirst';
import { slotRowsOf, type SlotValues, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { ProductSpecDetail } from '@pressroom/contract/products/product';
import { z } from 'zod';
import { rowKey, type SkuRow } from './skuRow.ts';

/** Stands in the slots for the main picture of whichever SKU shows them, since each colour has its own. */
const mainPicture = '*';

const slots = z.custom<SlotValues>((given) => typeof given === 'object' && given !== null);

/** The pictures of all SKUs: what they share, and what a colour or a single SKU has of its own. */
export const skuPictures = z.object({
  /** Main pictures by colour. */
  main: z.record(z.string(), z.string()),
  /** Main pictures of SKUs that differ from their colour, by the key of the row. */
  mainOfSku: z.record(z.string(), z.string()),
  shared: slots,
  byColor: z.record(z.string(), slots),
  bySku: z.record(z.string(), slots),
});
export type SkuPictures = z.output<typeof skuPictures>;

export const noPictures: SkuPictures = { main: {}, mainOfSku: {}, shared: {}, byColor: {}, bySku: {} };

type Of = Pick<SkuRow, 'key' | 'colorCode'>;

export function mainOf({ main, mainOfSku }: SkuPictures, { key, colorCode }: Of): string | undefined {
  return mainOfSku[key] ?? main[colorCode];
}

/** The slots of a SKU, or without a key those that its colour shows. */
export function slotsOfSku(pictures: SkuPictures, of: Of): SlotValues {
  const kept = pictures.bySku[of.key] ?? pictures.byColor[of.colorCode] ?? pictures.shared;
  return withMain(kept, mainOf(pictures, of));
}

function withMain(kept: SlotValues, main: string | undefined): SlotValues {
  return each(kept, (links) => {
    const shown = links.flatMap((link) => (link === mainPicture ? (main ?? []) : link));
    return [...new Set(shown)];
  });
}

function withoutMain(shown: SlotValues, main: string | undefined): SlotValues {
  return each(shown, (links) => links.map((link) => (link === main ? mainPicture : link)));
}

function each(values: SlotValues, change: (links: readonly string[]) => string[]): SlotValues {
  return Object.fromEntries(Object.entries(values).map(([type, links]) => [type, change(links)]));
}

/** Where a change of slots is kept: for all, for a colour, for a SKU. */
export type Scope = { way: 'shared' } | { way: 'color'; colorCode: string };

/** `shownFor`: the colour whose main picture stood in the slots while they were changed. */
export function withSlots(
  pictures: SkuPictures,
  scope: Scope,
  { values, shownFor }: { values: SlotValues; shownFor: string },
): SkuPictures {
  const kept = withoutMain(values, pictures.main[shownFor]);
  if (scope.way === 'shared') return { ...pictures, shared: kept };
  return { ...pictures, byColor: { ...pictures.byColor, [scope.colorCode]: kept } };
}

/** A colour gets slots of its own, which begin as those of all; or gives them up again. */
export function withOwnSlots(pictures: SkuPictures, colorCode: string, own: boolean): SkuPictures {
  const { [colorCode]: _former, ...others } = pictures.byColor;
  return { ...pictures, byColor: own ? { ...others, [colorCode]: pictures.shared } : others };
}

/** The main picture of a colour, put first in the slots that begin with it. */
export function withMainPicture(pictures: SkuPictures, colorCode: string, address: string): SkuPictures {
  const first = (values: SlotValues) => putFirst(values, mainPicture);
  const own = pictures.byColor[colorCode];
  return {
    ...pictures,
    main: { ...pictures.main, [colorCode]: address },
    // SKUs that had one of their own show their colour's again
    mainOfSku: Object.fromEntries(
      Object.entries(pictures.mainOfSku).filter(([key]) => !key.startsWith(`${colorCode} `)),
    ),
    shared: hasMain(pictures.shared) ? pictures.shared : first(pictures.shared),
    byColor: own ? { ...pictures.byColor, [colorCode]: hasMain(own) ? own : first(own) } : pictures.byColor,
  };
}

const hasMain = (values: SlotValues) => mainPictureSlots.some((type) => values[type]?.includes(mainPicture));

/** The template's pictures, where nobody has chosen others yet. */
export function withTemplate(pictures: SkuPictures, values: SlotValues): SkuPictures {
  const empty = Object.values(pictures.shared).every((links) => links.length === 0);
  return empty ? { ...pictures, shared: putFirst(values, mainPicture) } : pictures;
}

/** What is sent of the pictures of a SKU. */
export function pictureFields(pictures: SkuPictures, of: Of) {
  const shown = slotsOfSku(pictures, of);
  const fitting = Object.fromEntries(
    Object.entries(shown).map(([type, links]) => [type, links.slice(0, imageSlotOf(Number(type))?.templateCount.max)]),
  );
  return {
    mainPictureUrl: mainOf(pictures, of) ?? '',
    sheinProductImages: slotRowsOf('shein', fitting),
    temuProductImages: slotRowsOf('temu', fitting),
  };
}

/** What the SKUs of a product have in common: most of them share the slots; colours and SKUs that differ are kept apart. */
export function picturesOfSpecs(specs: readonly ProductSpecDetail[]): SkuPictures {
  const facts = specs.map((spec) => {
    const main = spec.mainPictureUrl;
    const kept = withoutMain(slotValuesOf(spec.sheinProductImages, spec.temuProductImages), main || undefined);
    return {
      key: rowKey(spec.colorCode, spec.sizeCode),
      colorCode: spec.colorCode,
      main,
      kept,
      text: JSON.stringify(kept),
    };
  });
  const most = <T extends string>(texts: readonly T[]) => {
    const counts = new Map<T, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
  };
  const shared = most(facts.map(({ text }) => text));
  const result = { main: {}, mainOfSku: {}, byColor: {}, bySku: {} } as Omit<SkuPictures, 'shared'>;
  for (const colorCode of new Set(facts.map((fact) => fact.colorCode))) {
    const own = facts.filter((fact) => fact.colorCode === colorCode);
    const main = most(own.map((fact) => fact.main).filter(Boolean));
    const text = most(own.map((fact) => fact.text));
    if (main) result.main[colorCode] = main;
    if (text !== shared) result.byColor[colorCode] = own.find((fact) => fact.text === text)!.kept;
    for (const fact of own) {
      if (fact.main && fact.main !== main) result.mainOfSku[fact.key] = fact.main;
      if (fact.text !== text) result.bySku[fact.key] = fact.kept;
    }
  }
  return { ...result, shared: facts.find(({ text }) => text === shared)?.kept ?? {} };
}

/** The SKU shows what was saved of it, whatever its colour shows. */
export function withSpec(pictures: SkuPictures, spec: ProductSpecDetail): SkuPictures {
  const key = rowKey(spec.colorCode, spec.sizeCode);
  const main = spec.mainPictureUrl || undefined;
  const kept = withoutMain(slotValuesOf(spec.sheinProductImages, spec.temuProductImages), main);
  const { [key]: _former, ...others } = pictures.mainOfSku;
  return {
    ...pictures,
    mainOfSku: main === undefined ? others : { ...others, [key]: main },
    bySku: { ...pictures.bySku, [key]: kept },
  };
}
