import type { AttributeField, AttributeOption, AttributeRow } from '@pressroom/contract/attributes/field';
import { isBlank } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { visibleFields } from '@pressroom/contract/attributes/visibleFields';
import type { Message } from '@pressroom/contract/message';
import { normalName } from './normal.ts';

/** What a person has confirmed before, from the filled side to the other one. Without values: the attributes as such. */
export interface Remembered {
  fromAttributeId: string;
  fromValueId: string | undefined;
  toAttributeId: string;
  toValueId: string | undefined;
}

/** A value of one side, as people read it. */
export interface ProposalSide {
  attributeId: string;
  name: string;
  valueId: string | null;
  value: string;
}

export interface Proposal {
  from: ProposalSide;
  to: ProposalSide;
  rows: AttributeRow[];
  isRemembered: boolean;
  why: Message;
}

interface Question {
  from: readonly AttributeField[];
  to: readonly AttributeField[];
  rows: readonly AttributeRow[];
  remembered: readonly Remembered[];
}

/**
 * What the filled values of one marketplace are on the other: what was confirmed before, else by equal names of attribute
 * and value in either language. Only what the other marketplace would take is proposed, in the order of the filled form.
 */
export function proposePairs({ from, to, rows, remembered }: Question): {
  proposals: Proposal[];
  unmatched: ProposalSide[];
} {
  const targets = new Targets(to, remembered);
  const filled = Map.groupBy(
    rows.filter((row) => !isBlank(row)),
    ({ attributeId }) => attributeId,
  );
  const proposals: Proposal[] = [];
  const unmatched: ProposalSide[] = [];
  for (const field of visibleFields(from, rows)) {
    for (const group of togetherIn(field, filled.get(field.id) ?? [])) {
      const found = targets.find(field, group);
      if (found) proposals.push(found);
      else unmatched.push(sideOf(field, group));
    }
  }
  return { proposals, unmatched };
}

/** Ranges and products of numbers are one value of several rows; any other row is a value of its own. */
function togetherIn({ kind }: AttributeField, rows: AttributeRow[]): AttributeRow[][] {
  const isOne = kind.endsWith('Range') || kind === 'twoNumbers' || kind === 'threeNumbers';
  return isOne && rows.length > 0 ? [rows] : rows.map((row) => [row]);
}

function sideOf(field: AttributeField, rows: readonly AttributeRow[]): ProposalSide {
  const [first] = rows;
  const option = field.values.find(({ id }) => id === first?.valueId);
  const shown = rows.map((row) =>
    [option?.name ?? row.text ?? '', row.number ?? '', row.unit ?? ''].filter(Boolean).join(' '),
  );
  return { attributeId: field.id, name: field.name, valueId: option?.id ?? null, value: shown.join(' ~ ') };
}

const namesOf = ({ name, nameEn }: AttributeField | AttributeOption) =>
  [name, nameEn ?? ''].map(normalName).filter((word) => word !== '');

class Targets {
  readonly #fields: ReadonlyMap<string, AttributeField>;
  readonly #byName = new Map<string, AttributeField[]>();
  readonly #remembered: readonly Remembered[];

  constructor(fields: readonly AttributeField[], remembered: readonly Remembered[]) {
    const open = fields.filter(({ retired }) => !retired);
    this.#fields = new Map(open.map((field) => [field.id, field]));
    for (const field of open) {
      for (const name of new Set(namesOf(field))) this.#byName.set(name, [...(this.#byName.get(name) ?? []), field]);
    }
    this.#remembered = remembered;
  }

  find(from: AttributeField, rows: readonly AttributeRow[]): Proposal | undefined {
    return this.#findRemembered(from, rows) ?? this.#findNamed(from, rows);
  }

  #findRemembered(from: AttributeField, rows: readonly AttributeRow[]): Proposal | undefined {
    const valueId = rows[0]?.valueId;
    const known = this.#remembered.filter((one) => one.fromAttributeId === from.id && one.fromValueId === valueId);
    for (const { toAttributeId, toValueId } of known) {
      const field = this.#fields.get(toAttributeId);
      const option = field?.values.find(({ id }) => id === toValueId);
      if (!field || (toValueId !== undefined && !option)) continue;
      const found = carry({ from, to: field, rows, option, isRemembered: true });
      if (found) return found;
    }
    return undefined;
  }

  #findNamed(from: AttributeField, rows: readonly AttributeRow[]): Proposal | undefined {
    const fields = new Set(namesOf(from).flatMap((name) => this.#byName.get(name) ?? []));
    for (const field of fields) {
      const chosen = from.values.find(({ id }) => id === rows[0]?.valueId);
      const words = chosen ? namesOf(chosen) : [normalName(rows[0]?.text ?? '')];
      const option = field.values.find((one) => !one.retired && namesOf(one).some((name) => words.includes(name)));
      const found = carry({ from, to: field, rows, option, isRemembered: false });
      if (found) return found;
    }
    return undefined;
  }
}

interface Carried {
  from: AttributeField;
  to: AttributeField;
  rows: readonly AttributeRow[];
  /** The value of the other side; absent: none is equal. */
  option: AttributeOption | undefined;
  isRemembered: boolean;
}

/** The same in the other field, where it takes it: the value chosen, or else words and numbers carried over. */
function carry({ from, to, rows, option, isRemembered }: Carried): Proposal | undefined {
  const chosen = rows.length === 1 && option !== undefined;
  const carried = chosen ? [chosenRow(to, option, rows[0]!)] : carriedRows(from, to, rows);
  if (!carried || !wouldBeTaken(to, carried)) return undefined;
  const how = isRemembered ? 'remembered' : chosen ? 'equalNames' : 'carriedOver';
  return {
    from: sideOf(from, rows),
    to: sideOf(to, carried),
    rows: carried,
    isRemembered,
    why: { key: `classification.pair.${how}` },
  };
}

function chosenRow(to: AttributeField, { id }: AttributeOption, { number }: AttributeRow): AttributeRow {
  return { attributeId: to.id, valueId: id, ...(to.kind === 'composition' && number !== undefined && { number }) };
}

/** Words and numbers as they stand; a chosen value's name where the other side takes words. */
function carriedRows(
  from: AttributeField,
  to: AttributeField,
  rows: readonly AttributeRow[],
): AttributeRow[] | undefined {
  if (to.kind === 'composition') return undefined;
  return rows.map(({ valueId, text, number, unit }) => {
    const option = from.values.find(({ id }) => id === valueId);
    const head = { attributeId: to.id };
    if (to.kind === 'text' || to.kind === 'selectOrText')
      return { ...head, text: option?.name ?? text ?? number ?? '' };
    if (number === undefined) return { ...head, ...(text !== undefined && { text }) };
    const equalUnit = to.units.find((one) => normalName(one) === normalName(unit ?? ''));
    return { ...head, number, ...((equalUnit ?? unit) !== undefined && { unit: equalUnit ?? unit }) };
  });
}

/** By itself: what hangs on other values, and what shares make together, is seen in the form. */
function wouldBeTaken(to: AttributeField, rows: readonly AttributeRow[]): boolean {
  const { sumsTo100: _sum, parentId: _parent, ...field } = to;
  const alone = { ...field, shownWhen: [], allowedUnder: [], linkedTo: [] };
  return !rows.every(isBlank) && validateAttributes([alone], rows).length === 0;
}
