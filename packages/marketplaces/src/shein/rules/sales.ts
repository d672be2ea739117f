import type { Message } from '@pressroom/contract/message';
import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { DraftCode, DraftSku, ListingDraft } from '../../publishing/draft.ts';
import type { Ground } from '../../publishing/ground.ts';
import { bilingual } from '../../rules/attributes.ts';
import { specOf } from '../../rules/codes.ts';
import { error, type Found, warning } from '../../rules/found.ts';
import type { SheinAttribute, SheinAttributeTemplate } from '../attributes.ts';
import { type Colour, coloursOf } from '../publishing/colours.ts';
import {
  findSheinValue,
  type SaleAttributes,
  saleAttributesFor,
  type SaleEntry,
  saleEntry,
} from '../publishing/saleValues.ts';
import { limits } from './limits.ts';
import type { SheinRule } from './sheinRule.ts';

const source = 'query-attribute-template: attribute_type 1; publishOrEdit: sale_attribute, sale_attribute_list';

export const saleRules: readonly SheinRule[] = [
  {
    id: 'shein.sales.colour',
    since: '2026-04-17',
    source,
    sureness: 'A',
    judge: (draft, _store, ground) => judged(draft, ground, ({ colour }) => judgeColours(draft.skus, colour, ground)),
  },
  {
    id: 'shein.sales.size',
    since: '2026-04-17',
    source,
    sureness: 'A',
    judge: (draft, _store, ground) => judged(draft, ground, ({ size }) => judgeSizes(draft.skus, size, ground)),
  },
  {
    id: 'shein.sales.unique',
    since: '2026-04-17',
    source,
    sureness: 'B',
    judge: (draft, _store, ground) => judged(draft, ground, ({ size }, colours) => judgeUnique(size, colours)),
  },
  {
    id: 'shein.sales.counts',
    since: '2026-04-17',
    source: 'publishOrEdit: skc_list, sku_list',
    sureness: 'A',
    judge: (draft, _store, ground) => judged(draft, ground, (_sales, colours) => judgeCounts(colours)),
  },
  {
    id: 'shein.sales.others',
    since: '2026-04-17',
    source,
    sureness: 'A',
    judge: (draft, _store, ground) =>
      judged(draft, ground, (sales, _colours, template) => judgeOthers(template, sales)),
  },
];

/** Without the marketplace's definition nothing can be judged; the rule of the attributes says so. */
function judged(
  draft: ListingDraft,
  { attributes }: Ground,
  judge: (sales: SaleAttributes, colours: readonly Colour[], template: SheinAttributeTemplate) => Found[],
): Found[] {
  if (!attributes || draft.skus.length === 0) return [];
  // what is kept of a SHEIN store was read by SHEIN's client
  const template = attributes as SheinAttributeTemplate;
  const sales = saleAttributesFor(template, draft.skus);
  return judge(sales, coloursOf(draft, sales.colour, 'en'), template);
}

const colourWord = { key: 'preflight.colour' } as const;
const sizeWord = { key: 'preflight.size' } as const;

function judgeColours(skus: readonly DraftSku[], attribute: SheinAttribute | undefined, ground: Ground): Found[] {
  const place = (sku: string) => ({ part: 'skus', sku, field: 'color' }) as const;
  if (!attribute) {
    const several = new Set(skus.map(({ color }) => color?.code)).size > 1;
    return several ? [error(place(skus[0]!.sku), 'preflight.specNotTaken', { what: colourWord })] : [];
  }
  return judgeValues(skus, { attribute, ground, codeOf: ({ color }) => color, place, what: colourWord });
}

function judgeSizes(skus: readonly DraftSku[], attribute: SheinAttribute | undefined, ground: Ground): Found[] {
  const place = (sku: string) => ({ part: 'skus', sku, field: 'size' }) as const;
  if (!attribute) {
    const several = new Set(skus.map(({ size }) => size?.code)).size > 1;
    return several ? [error(place(skus[0]!.sku), 'preflight.specNotTaken', { what: sizeWord })] : [];
  }
  const asked = attribute.need === 'required' ? skus : skus.filter(({ size }) => size);
  return judgeValues(asked, { attribute, ground, codeOf: ({ size }) => size, place, what: sizeWord });
}

interface Values {
  attribute: SheinAttribute;
  ground: Ground;
  codeOf(sku: DraftSku): DraftCode | null;
  place(sku: string): FindingPlace;
  what: Message;
}

/** Each colour or size once, at the first SKU that has it: offered, or taken as the seller's own. */
function judgeValues(skus: readonly DraftSku[], { attribute, ground, codeOf, place, what }: Values): Found[] {
  const { ownValueAttributes } = ground;
  if (ownValueAttributes?.has(attribute.attributeId)) return [];
  const firsts = new Map(skus.toReversed().map((sku) => [codeOf(sku)?.code ?? '', sku]));
  return [...firsts.values()].reverse().flatMap((sku) => {
    const code = codeOf(sku);
    if (!code)
      return isOwnValue(saleEntry(attribute, null, 'en'))
        ? [error(place(sku.sku), 'preflight.specMissing', { what })]
        : [];
    if (findSheinValue(attribute, code)) return [];
    const { name = attribute.attributeId, englishName = name } = attribute;
    const params = { attribute: bilingual(name, englishName), value: code.name || code.code };
    return ownValueAttributes
      ? [error(place(sku.sku), 'preflight.specUnknown', params)]
      : [warning(place(sku.sku), 'preflight.specOwnUnknown', params)];
  });
}

const isOwnValue = (entry: SaleEntry) => 'custom_attribute_value' in entry;

/** Sizes that are the same there, within one colour. */
function judgeUnique(size: SheinAttribute | undefined, colours: readonly Colour[]): Found[] {
  return colours.flatMap(({ skus }) => {
    const bySize = Map.groupBy(skus, (sku) =>
      size && sku.size ? (findSheinValue(size, sku.size)?.valueId ?? sku.size.name.toLowerCase()) : '',
    );
    return [...bySize.values()]
      .filter((same) => same.length > 1)
      .map((same) =>
        error({ part: 'skus', sku: same[1]!.sku, field: 'size' }, 'preflight.specTwice', {
          count: same.length,
          spec: specOf(same[0]!),
        }),
      );
  });
}

function judgeCounts(colours: readonly Colour[]): Found[] {
  const { colours: most, skus: mostSkus, skusOnSale: mostOnSale } = limits;
  const tooMany = (skus: readonly DraftSku[], count: number, most: number) =>
    count > most
      ? [error({ part: 'skus', sku: skus[0]!.sku, field: 'size' }, 'preflight.tooManySkus', { count, most })]
      : [];
  return [
    ...(colours.length > most
      ? [error({ part: 'skus', field: 'color' }, 'preflight.tooManyColours', { count: colours.length, most })]
      : []),
    ...colours.flatMap(({ skus }) => {
      const onSale = skus.filter(({ isOnSale }) => isOnSale).length;
      return onSale > mostOnSale ? tooMany(skus, onSale, mostOnSale) : tooMany(skus, skus.length, mostSkus);
    }),
  ];
}

/** Goods are told apart here by colour and size alone. */
function judgeOthers({ attributes }: SheinAttributeTemplate, sales: SaleAttributes): Found[] {
  return attributes
    .filter(({ kind, need }) => kind === 'sales' && need === 'required')
    .filter((attribute) => attribute !== sales.colour && attribute !== sales.size)
    .map(({ attributeId, name = attributeId, englishName = name }) =>
      error({ part: 'category' }, 'preflight.fieldUnsupported', { field: bilingual(name, englishName) }),
    );
}
