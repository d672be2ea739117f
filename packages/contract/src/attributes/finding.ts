import type { AttributeField, AttributeRow } from './field.ts';
import type { attributesMessages } from './attributes.messages.ts';

type FindingKey = keyof typeof attributesMessages;

/** What is wrong with one attribute: a message, and the row of the attribute where it is one row's. */
export interface AttributeFinding {
  attributeId: string;
  /** The place among the attribute's rows, from 0. */
  row?: number;
  key: FindingKey;
  params?: Record<string, string | number>;
}

/** A finding that does not name its attribute yet. */
export type Finding = Omit<AttributeFinding, 'attributeId'>;

/** One field with its own rows, blank ones included, and which of its values may be chosen now. */
export interface Filled {
  field: AttributeField;
  rows: AttributeRow[];
  allowed: Pick<ReadonlySet<string>, 'has'>;
  options: ReadonlyMap<string, { name: string; retired?: true | undefined }>;
}
