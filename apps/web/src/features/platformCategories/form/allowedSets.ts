import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { allowedSet } from '@pressroom/contract/attributes/visibleFields';

/** Which values each field takes now. A set stays the same object until a choice that it depends on changes. */
export class AllowedSets {
  private known = new Map<string, { field: AttributeField; choices: string; allowed: ReadonlySet<string> }>();

  settle(visible: readonly AttributeField[], held: ReadonlyMap<string, readonly AttributeRow[]>) {
    const shown = new Set(visible.map(({ id }) => id));
    const rows = new Map([...held].map(([id, own]) => [id, [...own]]));
    const restricted = visible.filter(({ allowedUnder, linkedTo }) => allowedUnder.length + linkedTo.length > 0);
    this.known = new Map(
      restricted.map((field) => {
        const choices = sources(field)
          .map((id) => (shown.has(id) ? (held.get(id) ?? []).map(({ valueId }) => valueId).join(' ') : ''))
          .join(';');
        const former = this.known.get(field.id);
        const stays = former?.field === field && former.choices === choices;
        return [field.id, stays ? former : { field, choices, allowed: allowedSet(field, shown, rows) }];
      }),
    );
  }

  /** Undefined: all of its values. */
  of(id: string): ReadonlySet<string> | undefined {
    return this.known.get(id)?.allowed;
  }
}

function sources({ parentId, linkedTo }: AttributeField): string[] {
  return [...(parentId === undefined ? [] : [parentId]), ...new Set(linkedTo.map(({ fieldId }) => fieldId))];
}
