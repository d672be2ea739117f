import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import type { FindingOut } from '@pressroom/contract/publishing/finding';
import type { PublishPlan, PublishProduct } from '@pressroom/contract/publishing/listing';

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
  /** Does the same to some of the listings once more. */
  again?: (ids: readonly string[]) => Promise<BulkOutcome>;
  /** The plans that it was done to; absent: listings. */
  plans?: readonly PublishPlan[];
  /** Where it was preflight: the listings with errors, and the first error of each where they are named. */
  judged?: { count: number; wrong: readonly JudgedWrong[] };
}

export interface JudgedWrong {
  listing: PublishProduct;
  first: FindingOut;
  errors: number;
}

type Standing = Pick<PublishProduct, 'publishStatus' | 'status' | 'differs' | 'changedAt'>;

const isSettled = ({ publishStatus }: Standing) => publishStatus !== 2;
export const isGone = ({ differs }: Pick<Standing, 'differs'>) => differs.includes('gone');
const isThere = (listing: Standing) => listing.publishStatus === 3 && !isGone(listing);
const isChangeable = (listing: Standing) => isSettled(listing) && !isGone(listing);

/** Whether a listing allows an act as far as its row tells; the server judges it again. */
const allowing: Readonly<Record<ActName, (listing: Standing) => boolean>> = {
  publish: ({ publishStatus }) => publishStatus === 1,
  republish: (listing) => listing.publishStatus === 4 || (isThere(listing) && listing.changedAt !== null),
  preflight: isSettled,
  refreeze: isSettled,
  list: (listing) => isThere(listing) && listing.status !== 1,
  remove: (listing) => isThere(listing) && listing.status !== 2,
  check: ({ publishStatus }) => publishStatus === 3 || publishStatus === 2,
  // of a refused change there is nothing to take
  takeTheirs: ({ differs }) => differs.some((what) => what !== 'edit'),
  sendOurs: ({ differs }) => differs.length > 0,
  price: isChangeable,
  stock: isChangeable,
  // what a marketplace has stays: deleting the record here would hide it
  delete: (listing) => listing.publishStatus === 1 || listing.publishStatus === 4 || isGone(listing),
};

export function mayDo(act: ActName, listing: Standing): boolean {
  return allowing[act](listing);
}
