import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';

/** What staff do to listings and plans without giving anything more. */
export const plainActs = [
  'publish',
  'republish',
  'preflight',
  'refreeze',
  'list',
  'remove',
  'check',
  'takeTheirs',
  'delete',
] as const;
export type PlainAct = (typeof plainActs)[number];

/** Those that need a price, a stock or a reason. */
export type GivingAct = 'price' | 'stock' | 'sendOurs';
export type ActName = PlainAct | GivingAct;

/** An act with what it did and did not do. */
export interface ActResult extends BulkOutcome {
  act: ActName;
  /** What preflight found, where the act was that. */
  withErrors?: number;
}

type Standing = Pick<PublishProduct, 'publishStatus' | 'status' | 'differs' | 'changedAt'>;

const isSettled = ({ publishStatus }: Standing) => publishStatus !== 2;

/** Whether a listing allows an act as far as its row tells; the server judges it again. */
const allowing: Readonly<Record<ActName, (listing: Standing) => boolean>> = {
  publish: ({ publishStatus }) => publishStatus === 1,
  republish: ({ publishStatus, changedAt }) => publishStatus === 4 || (publishStatus === 3 && changedAt !== null),
  preflight: isSettled,
  refreeze: isSettled,
  list: ({ publishStatus, status }) => publishStatus === 3 && status !== 1,
  remove: ({ publishStatus, status }) => publishStatus === 3 && status !== 2,
  check: ({ publishStatus }) => publishStatus === 3 || publishStatus === 2,
  // of a refused change there is nothing to take
  takeTheirs: ({ differs }) => differs.some((what) => what !== 'edit'),
  sendOurs: ({ differs }) => differs.length > 0 && !differs.includes('gone'),
  price: isSettled,
  stock: isSettled,
  delete: ({ publishStatus }) => publishStatus !== 3,
};

export function mayDo(act: ActName, listing: Standing): boolean {
  return allowing[act](listing);
}
