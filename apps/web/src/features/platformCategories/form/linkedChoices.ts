import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { LinkedRule } from '@pressroom/contract/attributes/linkedRules';

export interface Choice {
  attributeId: string;
  valueId: string;
}

const mostAtOnce = 500;

const keyOf = ({ attributeId, valueId }: Choice) => `${attributeId} ${valueId}`;

/** Which chosen values have been asked for their linked rules, and which of them were loaded, not chosen by a person. */
export class LinkedChoices {
  private asked = new Set<string>();
  private loaded = new Set<string>();

  /** A new definition or other values: everything is asked for again. */
  restart(rows: readonly AttributeRow[]) {
    this.asked = new Set();
    this.loaded = new Set(choicesIn(rows).map(keyOf));
  }

  takeUnasked(rows: readonly AttributeRow[], shown: ReadonlySet<string>): Choice[] {
    const open = choicesIn(rows).filter((choice) => shown.has(choice.attributeId) && !this.asked.has(keyOf(choice)));
    const taken = new Map(open.slice(0, mostAtOnce).map((choice) => [keyOf(choice), choice]));
    for (const key of taken.keys()) this.asked.add(key);
    return [...taken.values()];
  }

  /** Of these, what a person has chosen and what still stands. */
  chosenHere(choices: readonly Choice[], rows: readonly AttributeRow[]): Choice[] {
    const standing = new Set(choicesIn(rows).map(keyOf));
    return choices.filter((choice) => standing.has(keyOf(choice)) && !this.loaded.has(keyOf(choice)));
  }
}

function choicesIn(rows: readonly AttributeRow[]): Choice[] {
  return rows.flatMap(({ attributeId, valueId }) => (valueId ? [{ attributeId, valueId }] : []));
}

export function withoutChoices(rows: readonly AttributeRow[], choices: readonly Choice[]): AttributeRow[] {
  const gone = new Set(choices.map(keyOf));
  return rows.filter(({ attributeId, valueId }) => !valueId || !gone.has(keyOf({ attributeId, valueId })));
}

/** What the rules of these choices fill in, into fields that take it: one value where only one may stand. */
export function filledBy(
  rules: readonly LinkedRule[],
  choices: readonly Choice[],
  fields: ReadonlyMap<string, AttributeField>,
): AttributeRow[] {
  const chosen = new Set(choices.map(keyOf));
  return rules
    .filter((rule) => chosen.has(keyOf(rule)))
    .flatMap(({ linkedAttributeId, preFilledValueIds }) => {
      const field = fields.get(linkedAttributeId);
      const offered = new Set(field?.values.filter(({ retired }) => !retired).map(({ id }) => id));
      const most = field?.kind === 'select' ? 1 : (field?.atMostChosen ?? preFilledValueIds.length);
      return preFilledValueIds
        .filter((valueId) => offered.has(valueId))
        .slice(0, most)
        .map((valueId) => ({ attributeId: linkedAttributeId, valueId }));
    });
}
