import { codeNames } from '../../publishing/codeNames.ts';
import type { DraftCode, DraftSku, ListingDraft } from '../../publishing/draft.ts';
import { type TemuAttributes, temuControl, type TemuProperty } from '../attributes.ts';

/** A value by which SKUs differ, as TEMU names it. */
export interface SpecValue {
  /** The category's own property; undefined: a specification that the category does not have. */
  property: TemuProperty | undefined;
  /** Of which of our codes it is made; undefined: of the classification template. */
  of: 'color' | 'size' | undefined;
  name: string;
  /** Undefined: the seller's own, which must be made first. */
  offered: { vid: string; specId: string } | undefined;
}

/** One SKC: a colour of goods that are worn, or all of a product that is not. */
export interface TemuColour {
  /** Unique within the store. */
  extCode: string;
  /** Undefined: the placeholder of goods that are not worn. */
  main: SpecValue | undefined;
  skus: readonly { sku: DraftSku; specs: readonly SpecValue[] }[];
}

/**
 * Goods that are worn have an SKC for each colour; everything else has one. The definition of a category does not say
 * which it is: worn is what has a colour, sizes to pick, and no specifications beside them.
 */
export function isWorn({ properties, inputMaxSpecNum }: TemuAttributes): boolean {
  const sales = properties.filter(({ isSale }) => isSale);
  return (
    (inputMaxSpecNum ?? 0) === 0 &&
    sales.some(({ mainSale }) => mainSale) &&
    sales.some(({ controlType, mainSale }) => !mainSale && controlType === temuControl.size)
  );
}

const plain = (name: string | undefined) => (name ?? '').normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, '');

type TemuValue = TemuProperty['values'][number];

/** The value that a colour or a size stands for: by its name in either language, else by its code. */
export function findTemuValue({ values }: TemuProperty, code: DraftCode): TemuValue | undefined {
  return codeNames(code)
    .map(plain)
    .filter((wanted) => wanted !== '')
    .map((wanted) => values.find(({ value, lang2Value }) => [value, lang2Value['en']].map(plain).includes(wanted)))
    .find((value) => value !== undefined);
}

type Source = 'color' | 'size' | undefined;

/** What fills in each property of sale. */
function sourcesOf(sales: readonly TemuProperty[], skus: readonly DraftSku[]): Map<TemuProperty, Source> {
  const sizes = skus.flatMap(({ size }) => size ?? []);
  const colour = sales.find(isColour);
  const size = sales
    .filter((property) => property !== colour)
    .map((property) => ({ property, known: sizes.filter((each) => findTemuValue(property, each)).length }))
    .toSorted((a, b) => b.known - a.known)[0]?.property;
  return new Map(
    sales.map((property) => [property, property === colour ? 'color' : property === size ? 'size' : undefined]),
  );
}

function isColour({ controlType, name, lang2Name }: TemuProperty): boolean {
  return controlType === temuControl.colour || /颜色|colou?r/i.test(`${name} ${lang2Name['en'] ?? ''}`);
}

/** What a draft becomes: its SKCs with their SKUs and the values by which these differ. */
export function temuColoursOf(draft: ListingDraft, attributes: TemuAttributes): TemuColour[] {
  const sales = attributes.properties.filter(({ isSale }) => isSale);
  const sources = sourcesOf(sales, draft.skus);
  const worn = isWorn(attributes);
  const ownSources = worn ? [] : unusedSources(draft.skus, new Set(sources.values()));
  const rows = draft.skus.map((sku) => ({
    sku,
    specs: [
      ...sales.flatMap((property) => valueFor(draft, sku, { property, source: sources.get(property) }) ?? []),
      ...ownSources.flatMap((of) => ownValue(undefined, of, sku[of]) ?? []),
    ],
  }));
  if (!worn) return [{ extCode: draft.cargoNo, main: undefined, skus: rows }];
  const isMain = ({ property }: SpecValue) => property?.mainSale === true;
  const colours = [...Map.groupBy(rows, ({ specs }) => specs.find(isMain)?.name ?? '').values()];
  return colours.map((ofColour, index) => ({
    extCode: extCodeOf(draft.cargoNo, colours.length, ofColour[0]?.sku.color?.code || String(index + 1)),
    main: ofColour[0]?.specs.find(isMain),
    skus: ofColour.map(({ sku, specs }) => ({ sku, specs: specs.filter((spec) => !isMain(spec)) })),
  }));
}

/** The item number, with the colour behind it where there are several. */
export function extCodeOf(cargoNo: string, colours: number, colour: string): string {
  return colours === 1 ? cargoNo : `${cargoNo}-${colour}`;
}

/** Colours and sizes that no property takes and by which SKUs differ. */
function unusedSources(skus: readonly DraftSku[], used: ReadonlySet<Source>): ('color' | 'size')[] {
  return (['color', 'size'] as const).filter(
    (source) => !used.has(source) && new Set(skus.map((sku) => sku[source]?.code ?? '')).size > 1,
  );
}

function valueFor(
  draft: ListingDraft,
  sku: DraftSku,
  { property, source }: { property: TemuProperty; source: Source },
): SpecValue | undefined {
  const code = source && sku[source];
  const found = code ? findTemuValue(property, code) : undefined;
  if (found) return { property, of: source, ...chosen(found) };
  const proposed = draft.attributes.find(
    ({ attributeId, valueId }) => attributeId === property.templatePid && valueId !== undefined,
  );
  const value = property.values.find(({ vid }) => vid === proposed?.valueId);
  // the one colour or size of a product gives way to what its classification template says
  const isOnlyOne = source === undefined || new Set(draft.skus.map((each) => each[source]?.code ?? '')).size === 1;
  if (value && isOnlyOne) return { property, of: undefined, ...chosen(value) };
  return source && ownValue(property, source, code ?? null);
}

const chosen = ({ vid, value, specId }: TemuValue) => ({ name: value ?? vid, offered: { vid, specId: specId ?? '0' } });

function ownValue(property: TemuProperty | undefined, of: 'color' | 'size', code: DraftCode | null) {
  const name = code && (code.name || code.code);
  return name ? { property, of, name, offered: undefined } : undefined;
}
