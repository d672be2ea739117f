import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { Translate } from '../../../i18n/i18n.ts';
import type { HeldName, ShownFinding } from './formState.ts';
import { heldName } from './options.ts';
import type { NameOf } from './useReadersName.ts';

interface About {
  /** What the field is called in the reader's language. */
  name: string;
  field: AttributeField | undefined;
  rows: readonly AttributeRow[];
  heldNames: readonly HeldName[];
  nameOf: NameOf;
}

/** A finding in words, with the names that this reader reads. */
export function findingText(finding: ShownFinding, { name, field, rows, heldNames, nameOf }: About, t: Translate) {
  if ('msg' in finding) return finding.msg;
  const { key, params = {} } = finding;
  const row = finding.row === undefined ? undefined : rows[finding.row];
  const option = field?.values.find(({ id }) => id === row?.valueId);
  const value = option ? nameOf(option).own : row?.valueId ? heldName(row, heldNames) : undefined;
  return t(key, {
    ...params,
    ...('name' in params && { name }),
    ...('value' in params && value !== undefined && { value }),
  });
}
