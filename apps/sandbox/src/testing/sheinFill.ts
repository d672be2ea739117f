import { digits } from '../json.ts';
import { kind, mode, type SheinAttribute } from '../shein/catalogue/attribute.ts';
import type { AttributeEntry } from '../shein/publishing/judgeAttributes.ts';
import type { Chance } from '../world/chance.ts';

/** Entries that SHEIN takes: all required attributes, some of the others. */
export function fillShein(attributes: SheinAttribute[], chance: Chance): AttributeEntry[] {
  const entries: AttributeEntry[] = [];
  for (const attribute of attributes) {
    const isAsked = attribute.kind === kind.composition || attribute.kind === kind.product;
    if (!isAsked || attribute.retired || !(attribute.required || chance.happens(0.5))) continue;
    if (attribute.mode === mode.typed) {
      entries.push({ attribute_id: attribute.id, attribute_extra_value: chance.pick(['12', 'Größe 图', '👕 ok']) });
      continue;
    }
    const open = openValues(attribute, attributes, entries);
    const most = { [mode.several]: attribute.most || open.length, [mode.shares]: 3 }[attribute.mode] ?? 1;
    const chosen = open.toSorted(() => chance.next() - 0.5).slice(0, chance.whole(1, Math.min(most, open.length)));
    const shares = attribute.mode === mode.shares ? sharesOf(chance, chosen.length) : [];
    for (const [index, value] of chosen.entries())
      entries.push({
        attribute_id: attribute.id,
        attribute_value_id: value,
        ...(shares.length > 0 && { attribute_extra_value: shares[index] }),
      });
  }
  return entries;
}

function openValues({ id, values }: SheinAttribute, all: SheinAttribute[], entries: AttributeEntry[]): string[] {
  const lists = all
    .flatMap((each) => each.links.map((link) => ({ ...link, of: each.id })))
    .filter(({ attributeId }) => attributeId === id)
    .filter(({ of, valueId }) => entries.some((e) => e.attribute_id === of && e.attribute_value_id === valueId));
  return values
    .filter(({ retired }) => !retired)
    .map((value) => value.id)
    .filter((value) => lists.every(({ onlyValueIds }) => onlyValueIds.includes(value)));
}

/** So many percentages of two decimals that make 100. */
export function sharesOf(chance: Chance, count: number): string[] {
  let left = 10_000;
  return Array.from({ length: count }, (_, index) => {
    const share = index === count - 1 ? left : chance.whole(0, left);
    left -= share;
    return (share / 100).toFixed(2);
  });
}

/** As they are sent: ids as numbers of any length. */
export function sentByShein(entries: AttributeEntry[]): object[] {
  return entries.map(({ attribute_id, attribute_value_id, ...rest }) => ({
    attribute_id: digits(attribute_id),
    ...(attribute_value_id !== undefined && { attribute_value_id: digits(attribute_value_id) }),
    ...rest,
  }));
}
