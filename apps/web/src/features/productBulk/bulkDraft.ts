import { type BulkChange, bulkChange, bulkField } from '@pressroom/contract/products/bulk';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { productBulk } from '@pressroom/contract/products/bulk';

export type Change = CallInput<typeof productBulk.preview>['change'];
export type How = NonNullable<BulkChange['originalPrice']>['how'];

/** What stands in the fields of one price range. */
export interface PriceDraft {
  how: How;
  start: string;
  end: string;
  amount: string;
  percent: string;
}

/** What stands in the dialog; a field counts while it is ticked. */
export interface BulkDraft {
  ticked: ReadonlySet<number>;
  status: 1 | 2;
  template?: string;
  classification?: string;
  packaging?: string;
  originalPrice: PriceDraft;
  sellingPrice: PriceDraft;
  follows: boolean;
  stock: string;
  remark: string;
}

const noPrice: PriceDraft = { how: 'percent', start: '', end: '', amount: '', percent: '' };
export const emptyDraft: BulkDraft = {
  ticked: new Set(),
  status: 1,
  originalPrice: noPrice,
  sellingPrice: noPrice,
  follows: true,
  stock: '',
  remark: '',
};

function priceOf({ how, start, end, amount, percent }: PriceDraft): Change['originalPrice'] {
  if (how === 'set') return { how, start, end };
  return how === 'add' ? { how, amount } : { how, percent };
}

/** The change that the draft asks for; undefined while something of it is missing or wrong. */
export function changeOf(draft: BulkDraft): Change | undefined {
  const { ticked } = draft;
  const lookups = [
    [bulkField.template, draft.template],
    [bulkField.classification, draft.classification],
    [bulkField.packaging, draft.packaging],
  ] as const;
  if (lookups.some(([field, id]) => ticked.has(field) && id === undefined)) return undefined;
  const change: Change = {
    ...(ticked.has(bulkField.status) && { status: draft.status }),
    ...(ticked.has(bulkField.template) && { productTemplateId: draft.template }),
    ...(ticked.has(bulkField.classification) && { categoryTemplateId: draft.classification }),
    ...(ticked.has(bulkField.packaging) && { outerPkgTemplateId: draft.packaging }),
    ...(ticked.has(bulkField.originalPrice) && { originalPrice: priceOf(draft.originalPrice) }),
    ...(ticked.has(bulkField.sellingPrice) && { sellingPrice: priceOf(draft.sellingPrice) }),
    ...(ticked.has(bulkField.stock) && { stock: draft.follows ? null : draft.stock }),
    ...(ticked.has(bulkField.remark) && { remark: draft.remark }),
  };
  return bulkChange.safeParse(change).success ? change : undefined;
}

/** The ticked fields that are not complete, or wrong. */
export function incompleteIn(draft: BulkDraft): number[] {
  return [...draft.ticked].filter((field) => changeOf({ ...draft, ticked: new Set([field]) }) === undefined);
}

export function statusText(status: 1 | 2, sold: boolean) {
  return sold ? (`productBulk.sold.${status}` as const) : (`productBulk.status.${status}` as const);
}
