import type { ListingDraft } from '../../publishing/draft.ts';
import type { Ground } from '../../publishing/ground.ts';
import { bilingual } from '../../rules/attributes.ts';
import { specOf } from '../../rules/codes.ts';
import { error, type Found } from '../../rules/found.ts';
import { askedPrice } from '../../publishing/publisher.ts';
import type { TemuAttributes, TemuProperty } from '../attributes.ts';
import { isWorn, type SpecValue, type TemuColour, temuColoursOf } from '../publishing/specs.ts';
import { limits } from './limits.ts';
import type { TemuRule } from './temuRule.ts';

const source = 'goods.attrs.get: isSale, inputMaxSpecNum; goods.add: productSkuSpecReqs; codes 2000004, 2000011';

export const specRules: readonly TemuRule[] = [
  {
    id: 'temu.specs.values',
    since: '2026-04-18',
    source,
    sureness: 'B',
    judge: (draft, _store, ground) => judged(draft, ground, ({ rows, attributes }) => judgeValues(rows, attributes)),
  },
  {
    id: 'temu.specs.complete',
    since: '2026-04-18',
    source: 'goods.add: every combination of the chosen values; values that differ in spaces alone are the same',
    sureness: 'B',
    judge: (draft, _store, ground) =>
      judged(draft, ground, ({ colours }) => colours.flatMap((one) => judgeCombinations(one, colours))),
  },
  {
    id: 'temu.specs.counts',
    since: '2026-04-18',
    source: 'goods.add: productSkuReqs of one productSkcReqs',
    sureness: 'I',
    judge: (draft, _store, ground) => judged(draft, ground, ({ colours, worn }) => judgeCounts(colours, worn)),
  },
  {
    id: 'temu.specs.price',
    since: '2026-04-18',
    source: 'goods.add: the sizes of one colour of goods that are worn cost the same; code 2000031',
    sureness: 'B',
    judge: (draft, _store, ground) =>
      judged(draft, ground, ({ colours, worn }) => (worn ? colours.flatMap(judgeSamePrice) : [])),
  },
];

interface Divided {
  attributes: TemuAttributes;
  worn: boolean;
  colours: readonly TemuColour[];
  rows: readonly Row[];
}

/** A SKU with all values by which it differs. */
interface Row {
  sku: string;
  specs: readonly SpecValue[];
}

/** Without the marketplace's definition nothing can be judged; the rule of the attributes says so. */
function judged(draft: ListingDraft, { attributes: kept }: Ground, judge: (divided: Divided) => Found[]): Found[] {
  if (!kept || draft.skus.length === 0) return [];
  // what is kept of a TEMU shop was read by TEMU's client
  const attributes = kept as TemuAttributes;
  const colours = temuColoursOf(draft, attributes);
  const rows = colours.flatMap(({ main, skus }) =>
    skus.map(({ sku, specs }) => ({ sku: sku.sku, specs: main ? [main, ...specs] : specs })),
  );
  return judge({ attributes, worn: isWorn(attributes), colours, rows });
}

const wordOf = (of: SpecValue['of']) => ({ key: of === 'size' ? 'preflight.size' : 'preflight.colour' }) as const;

/** Each value once, at the first SKU that has it, and each SKU that lacks one. */
function judgeValues(rows: readonly Row[], attributes: TemuAttributes): Found[] {
  const sales = attributes.properties.filter(({ isSale }) => isSale);
  const ownSpecs = new Set(
    rows.flatMap(({ specs }) => specs.flatMap(({ property, of }) => (property ? [] : (of ?? [])))),
  );
  const mostOwn = attributes.inputMaxSpecNum ?? 0;
  const seen = new Set<string>();
  return rows.flatMap(({ sku, specs }) => {
    const missing = sales.filter((property) => !specs.some((spec) => spec.property === property));
    const unknown = specs.filter((spec) => {
      const key = `${spec.property?.templatePid ?? spec.of} ${keyOf(spec)}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return (
        isNew && !spec.offered && (spec.property ? (spec.property.inputMaxNum ?? 0) === 0 : ownSpecs.size > mostOwn)
      );
    });
    return [
      ...missing.map((property) => error({ part: 'skus', sku }, 'preflight.specMissing', { what: nameOf(property) })),
      ...unknown.map(({ property, of, name }) => {
        const place = { part: 'skus', sku, field: of ?? 'color' } as const;
        return property
          ? error(place, 'preflight.specUnknown', { attribute: nameOf(property), value: name })
          : error(place, 'preflight.specNotTaken', { what: wordOf(of) });
      }),
    ];
  });
}

const nameOf = ({ name, lang2Name }: TemuProperty) => bilingual(name, lang2Name['en'] ?? name);

/** Values that differ in their spaces alone are the same. */
const keyOf = ({ name }: SpecValue) => name.replaceAll(/\s+/g, '').toLowerCase();
const combinationOf = (specs: readonly SpecValue[]) => specs.map(keyOf).join(' / ');

/** Within one colour each combination stands once, and none is missing. */
function judgeCombinations({ skus }: TemuColour, colours: readonly TemuColour[]): Found[] {
  const twice = [...Map.groupBy(skus, ({ specs }) => combinationOf(specs)).values()].filter((same) => same.length > 1);
  if (twice.length > 0)
    return twice.map((same) =>
      error({ part: 'skus', sku: same[1]!.sku.sku, field: 'size' }, 'preflight.specTwice', {
        count: same.length,
        spec: specOf(same[0]!.sku),
      }),
    );
  const all = colours.flatMap((colour) => colour.skus);
  const widths = new Set(all.map(({ specs }) => specs.length));
  if (widths.size > 1) return [];
  const values = Array.from({ length: [...widths][0] ?? 0 }, (_, at) => [
    ...new Map(all.map(({ specs }) => [keyOf(specs[at]!), specs[at]!.name])),
  ]);
  const there = new Set(skus.map(({ specs }) => combinationOf(specs)));
  const missing = combinations(values).filter((combination) => !there.has(combination.map(([key]) => key).join(' / ')));
  if (missing.length === 0) return [];
  const colour = skus[0]!.sku.color;
  const shown = missing.slice(0, 5).map((each) => each.map(([, name]) => name).join(' / '));
  return [
    error({ part: 'skus', sku: skus[0]!.sku.sku, field: 'size' }, 'preflight.specGap', {
      missing: `${colours.length > 1 && colour ? `${colour.name} × ` : ''}${shown.join(', ')}${missing.length > 5 ? ' …' : ''}`,
    }),
  ];
}

type Named = [key: string, name: string];

function combinations(values: readonly Named[][]): Named[][] {
  return values.reduce<Named[][]>((all, ofOne) => all.flatMap((so) => ofOne.map((value) => [...so, value])), [[]]);
}

function judgeCounts(colours: readonly TemuColour[], worn: boolean): Found[] {
  const most = worn ? limits.skusOfColour : limits.skus;
  return colours
    .filter(({ skus }) => skus.length > most)
    .map(({ skus }) =>
      error({ part: 'skus', sku: skus[0]!.sku.sku, field: 'size' }, 'preflight.tooManySkus', {
        count: skus.length,
        most,
      }),
    );
}

function judgeSamePrice({ skus }: TemuColour): Found[] {
  const prices = [...new Set(skus.flatMap(({ sku }) => askedPrice(sku) ?? []))];
  if (prices.length < 2) return [];
  const other = skus.find(({ sku }) => askedPrice(sku) === prices[1])!.sku;
  return [
    error({ part: 'skus', sku: other.sku, field: 'originalPrice' }, 'preflight.pricesDiffer', {
      prices: prices.slice(0, 5).join(', '),
    }),
  ];
}
