import type { AttributeField, AttributeOption, AttributeRow } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { allowedValues, visibleFields } from '@pressroom/contract/attributes/visibleFields';

/** A value's name, names of several, shares of materials by their names, or what is typed. */
type Wish = string | readonly string[] | Readonly<Record<string, string>>;
/** What the seller wants in a field, by its name in either language. */
export type Wishes = Readonly<Record<string, Wish>>;

/**
 * Values that the marketplace takes: what is wished for, and something plausible in every other field that is required.
 * Fields that show once others are filled are filled, too.
 */
export function fillFields(fields: readonly AttributeField[], wishes: Wishes = {}): AttributeRow[] {
  const rows: AttributeRow[] = [];
  const done = new Set<string>();
  for (;;) {
    const field = visibleFields(fields, rows).find(({ id }) => !done.has(id));
    if (!field) break;
    done.add(field.id);
    const wish = wishes[field.nameEn ?? field.name] ?? wishes[field.name];
    if (wish === undefined && !field.required) continue;
    const allowed = allowedValues(field, fields, rows);
    const offered = field.values.filter(({ id, retired }) => allowed.has(id) && !retired);
    rows.push(...valuesOf(field, offered, wish).map((value) => ({ attributeId: field.id, ...value })));
  }
  const [wrong] = validateAttributes(fields, rows);
  if (wrong) {
    const name = fields.find(({ id }) => id === wrong.attributeId)?.name;
    throw new Error(`${name} is not filled as it should be: ${wrong.key} ${JSON.stringify(wrong.params ?? {})}`);
  }
  return rows;
}

type Value = Omit<AttributeRow, 'attributeId'>;

function valuesOf(field: AttributeField, offered: readonly AttributeOption[], wish: Wish | undefined): Value[] {
  const words = typeof wish === 'string' ? [wish] : Array.isArray(wish) ? (wish as readonly string[]) : undefined;
  switch (field.kind) {
    case 'composition':
      return sharesOf(field, offered, wish);
    case 'select':
    case 'colour':
    case 'multiSelect':
      return chosen(offered, words ?? [offered[0]?.name ?? '']);
    case 'selectOrText':
      return (words ?? [offered[0]?.name ?? 'Casual']).map((word) => {
        const option = optionOf(offered, word);
        return option ? { valueId: option.id } : { text: word };
      });
    case 'text':
      return [{ text: words?.[0] ?? plainText(field) }];
    case 'number':
    case 'twoNumbers':
    case 'threeNumbers':
    case 'numberRange':
      return numbersFor(field, words);
    case 'date':
    case 'dateRange':
      return (words ?? ['2026-11-01', '2026-12-24']).slice(0, field.kind === 'date' ? 1 : 2).map((text) => ({ text }));
    case 'month':
    case 'monthRange':
      return (words ?? ['2026-11', '2027-02']).slice(0, field.kind === 'month' ? 1 : 2).map((text) => ({ text }));
  }
}

function optionOf(offered: readonly AttributeOption[], word: string): AttributeOption | undefined {
  return offered.find(({ name, nameEn }) => name === word || nameEn === word);
}

/** Leaves out what is not offered here: categories differ. */
function chosen(offered: readonly AttributeOption[], words: readonly string[]): Value[] {
  const found = words.flatMap((word) => optionOf(offered, word) ?? []);
  return (found.length > 0 ? found : offered.slice(0, 1)).map(({ id }) => ({ valueId: id }));
}

function sharesOf(field: AttributeField, offered: readonly AttributeOption[], wish: Wish | undefined): Value[] {
  const wished = typeof wish === 'object' && !Array.isArray(wish) ? Object.entries(wish as Record<string, string>) : [];
  const shares = wished.flatMap(([word, number]): Value[] => {
    const option = optionOf(offered, word);
    return option ? [{ valueId: option.id, number }] : [];
  });
  const complete = shares.length > 0 && shares.length === wished.length;
  const [first] = offered;
  const rows = complete ? shares : first ? [{ valueId: first.id, number: '100' }] : [];
  return withUnit(field, rows);
}

/** Within the bounds: from the smallest on, or from 1 where 0 is allowed, since nobody sells 0 of anything. */
function numbersFor(field: AttributeField, words: readonly string[] | undefined): Value[] {
  const count = field.kind === 'threeNumbers' ? 3 : field.kind === 'number' ? 1 : 2;
  const least = Math.max(1, Math.ceil(Number(field.min ?? 1)));
  const most = Number(field.max) || Infinity;
  const numbers = words ?? Array.from({ length: count }, (_, at) => String(Math.min(least + at * 5, most)));
  return withUnit(
    field,
    numbers.slice(0, count).map((number) => ({ number })),
  );
}

function withUnit({ units: [unit] }: AttributeField, rows: readonly Value[]): Value[] {
  return rows.map((row) => (unit === undefined ? row : { ...row, unit }));
}

function plainText({ max }: AttributeField): string {
  const text = 'Printed to order';
  return Number(max) > 0 ? text.slice(0, Number(max)) : text;
}
