import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { HeldName } from './formState.ts';
import type { NameOf } from './useReadersName.ts';

/** Adds a value of the seller's own to a list of the marketplace's; answers undefined where it was refused. */
export type AddValue = (attributeId: string, text: string) => Promise<{ valueId: string; name: string } | undefined>;

/** What each kind of control gets. */
export interface ControlProps {
  /** The HTML id of its first part. */
  id: string;
  /** What the field is called in the reader's language. */
  name: string;
  field: AttributeField;
  rows: readonly AttributeRow[];
  /** The values that may be chosen now; absent: all of them. */
  allowed: ReadonlySet<string> | undefined;
  heldNames: readonly HeldName[];
  nameOf: NameOf;
  invalid: boolean;
  disabled: boolean;
  /** The HTML id of what is wrong; absent: nothing is. */
  describedBy: string | undefined;
  onEdit: (rows: readonly AttributeRow[], how: 'typed' | 'chosen') => void;
  onAddValue: ((text: string) => Promise<AttributeRow | undefined>) | undefined;
}
