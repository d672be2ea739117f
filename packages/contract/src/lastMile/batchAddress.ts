import { type LabelType, labelTypes } from './status.ts';

interface BatchRef {
  batchNumber: string;
  labelType: LabelType;
}

const page = '/order/lastMileOrderDetail';

/** Where the page of one batch is: `s` is the base64 of its number and label type with an underscore between them. */
export function batchAddress({ batchNumber, labelType }: BatchRef): string {
  return `${page}?s=${encodeURIComponent(btoa(`${batchNumber}_${labelType}`))}`;
}

/** The batch that an address's `s` names; undefined where it names none. */
export function batchFrom(s: string | null): BatchRef | undefined {
  const [, batchNumber, type] = /^([\x21-\x7e]+)_([0-9]+)$/.exec(decoded(s ?? '')) ?? [];
  const labelType = labelTypes.find((known) => known === Number(type));
  return batchNumber !== undefined && labelType !== undefined ? { batchNumber, labelType } : undefined;
}

function decoded(base64: string): string {
  // a plus sign in a query that nobody encoded arrives as a blank
  const text = base64.replaceAll(' ', '+');
  try {
    return atob(text);
  } catch {
    return '';
  }
}
