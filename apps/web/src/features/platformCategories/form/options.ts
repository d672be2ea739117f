import type { AttributeField, AttributeOption, AttributeRow } from '@pressroom/contract/attributes/field';
import type { HeldName } from './formState.ts';
import type { NameOf } from './useReadersName.ts';

/** One choice of a list, with all that it is searched by. */
export interface Choosable {
  value: string;
  label: string;
  /** Its name in the marketplace's other language. */
  other?: string | undefined;
  search: string;
  retired?: boolean;
  disabled?: boolean;
  colour?: string | undefined;
}

/** What a row is in a list of choices: a value, or words that stand where a value should. */
export function keyOfRow({ valueId, text, number }: AttributeRow): string {
  return valueId ?? `"${text ?? number ?? ''}`;
}

export function rowOfKey(attributeId: string, rows: readonly AttributeRow[], key: string): AttributeRow {
  return rows.find((row) => keyOfRow(row) === key) ?? { attributeId, valueId: key };
}

function choosable(option: AttributeOption, { kind }: AttributeField, nameOf: NameOf): Choosable {
  const { own, other } = nameOf(option);
  return {
    value: option.id,
    label: own,
    other,
    search: `${own} ${other ?? ''}`.toLowerCase(),
    ...(option.retired && { retired: true, disabled: true }),
    ...(kind === 'colour' && { colour: knownColour(option.nameEn ?? option.name) }),
  };
}

/** What may be chosen now. What the marketplace has retired, or does not allow beside the others, is left out. */
export function offeredOptions(field: AttributeField, allowed: ReadonlySet<string> | undefined, nameOf: NameOf) {
  return field.values
    .filter(({ id, retired }) => !retired && (allowed?.has(id) ?? true))
    .map((option) => choosable(option, field, nameOf));
}

/** What stands in the rows, offered or not: a value that the marketplace has no more keeps the name it had. */
export function heldOptions(
  field: AttributeField,
  rows: readonly AttributeRow[],
  { nameOf, heldNames }: { nameOf: NameOf; heldNames: readonly HeldName[] },
): Choosable[] {
  const held = rows.filter(({ valueId, text, number }) => valueId ?? text ?? number);
  return held.map((row) => {
    const option = field.values.find(({ id }) => id === row.valueId);
    if (option) return choosable(option, field, nameOf);
    const label = row.valueId === undefined ? (row.text ?? row.number ?? '') : heldName(row, heldNames);
    return { value: keyOfRow(row), label, search: label.toLowerCase(), retired: true, disabled: true };
  });
}

export function heldName({ attributeId, valueId }: AttributeRow, heldNames: readonly HeldName[]): string {
  const known = heldNames.find((one) => one.attributeKeyId === attributeId && one.attributeValId === valueId);
  return known?.attributeVal || (valueId ?? '');
}

const probe = document.createElement('i').style;

/** A colour that browsers know by this English name. */
function knownColour(name: string): string | undefined {
  const word = name.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[a-z]+$/.test(word)) return undefined;
  probe.backgroundColor = '';
  probe.backgroundColor = word;
  return /^(|transparent|initial|inherit|unset|revert|currentcolor)$/.test(probe.backgroundColor) ? undefined : word;
}

/** The same list, with what is chosen elsewhere shown and not to be chosen. */
export function withoutTaken(offered: Choosable[], taken: ReadonlySet<string> | undefined) {
  if (!taken) return offered;
  return offered.map((option) => (taken.has(option.value) ? { ...option, disabled: true } : option));
}

/** What an open list shows: what is offered, and what is chosen though it is not offered. */
export function withHeld(offered: Choosable[], held: readonly Choosable[]): Choosable[] {
  if (held.length === 0) return offered;
  const known = new Set(offered.map(({ value }) => value));
  const others = held.filter(({ value }) => !known.has(value));
  return others.length === 0 ? offered : [...others, ...offered];
}
