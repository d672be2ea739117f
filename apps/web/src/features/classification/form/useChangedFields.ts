import type { AttributeField } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { useState } from 'react';
import type { Side } from './useSides.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The attributes that the marketplace has changed: since the template was stored, those that would be refused in it now;
 * since the dialog was opened, those that are defined in another way.
 */
export function useChangedFields(
  fields: readonly AttributeField[] | undefined,
  { attributes }: Side,
  isStored: boolean,
): ReadonlySet<string> {
  const [known, setKnown] = useState<{ fields: readonly AttributeField[]; changed: ReadonlySet<string> }>();
  if (!fields || known?.fields === fields) return known?.changed ?? none;
  const changed = known
    ? new Set([...known.changed, ...differing(known.fields, fields)])
    : new Set(isStored ? refused(fields, attributes.rows()) : []);
  setKnown({ fields, changed });
  return changed;
}

function refused(fields: readonly AttributeField[], rows: Parameters<typeof validateAttributes>[1]): string[] {
  return validateAttributes(fields, rows).map(({ attributeId }) => attributeId);
}

/** New ones, and those that take something else now. A value more is no change of what is filled in. */
function differing(before: readonly AttributeField[], now: readonly AttributeField[]): string[] {
  const former = new Map(before.map((field) => [field.id, field]));
  return now.filter((field) => !isStillAs(former.get(field.id), field)).map(({ id }) => id);
}

function isStillAs(former: AttributeField | undefined, now: AttributeField): boolean {
  if (!former) return false;
  const offered = new Map(now.values.map((value) => [value.id, value]));
  const sameRest = JSON.stringify({ ...former, values: [] }) === JSON.stringify({ ...now, values: [] });
  return sameRest && former.values.every(({ id, retired }) => offered.has(id) && offered.get(id)?.retired === retired);
}
