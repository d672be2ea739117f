import {
  noRecipient,
  type Recipient,
  type RecipientField,
  recipientFields,
  recipientOf,
} from '@pressroom/contract/orders/recipient';
import { openStatuses, orderStatus } from '@pressroom/contract/orders/status';
import type { MarketAddress, MarketOrder } from './marketOrder.ts';
import type { OrderRecord } from '../record/record.ts';

/** The effect of the marketplace's address on the order's, and both addresses afterwards. */
export interface AddressNews {
  /**
   * `fill`: the order's address came from the marketplace, or is incomplete, and the buyer may still change it.
   * `changed`: a person has to decide which address counts. `back`: the marketplace's address is the order's again, so
   * that nothing is left to decide.
   */
  effect: 'fill' | 'changed' | 'back' | undefined;
  /** Everything that the marketplace has told of the address up to now. */
  known: MarketAddress;
  /** The order's address, completed by what the marketplace knows. */
  ours: MarketAddress;
  /** The buyer's new phone number, where nobody has entered another one. No label shows phone numbers. */
  phone: string | undefined;
}

/**
 * Undefined where the marketplace tells no address. A part that it withholds is unknown, and the order keeps its own.
 */
export function compareAddress(order: OrderRecord, { address, state }: MarketOrder): AddressNews | undefined {
  if (!address) return undefined;
  const known = withKnown(order.marketAddress ?? noRecipient, address);
  const mine = recipientOf(order);
  const news = { known, ours: withKnown(mine, known) };
  const effect = effectOf(order, state, news);
  return { ...news, effect, phone: effect === undefined ? phoneFor(order, known) : undefined };
}

function effectOf(
  order: OrderRecord,
  state: MarketOrder['state'],
  { known, ours }: Pick<AddressNews, 'known' | 'ours'>,
): AddressNews['effect'] {
  const said = order.marketAddress;
  if (said && samePrinted(known, said)) return undefined;
  const mine = recipientOf(order);
  const isMine = samePrinted(ours, mine);
  // an undecided report must not offer an address that is no longer true
  if (order.holds?.some(({ kind }) => kind === 'addressChanged')) return isMine ? 'back' : 'changed';
  if (isMine) return undefined;
  if (Object.values(mine).every((value) => value === '')) return 'fill';
  // entered by hand before the marketplace knew the order: ours counts
  if (order.marketState === null) return undefined;
  const untouched = said !== null && samePrinted(mine, said);
  if (untouched && completes(mine, ours)) return 'fill';
  return state === 'pending' && untouched && order.sysStatus === orderStatus.storeReview ? 'fill' : 'changed';
}

/** Only while it waits for its parcel, and only what came from the marketplace or stands empty. */
function phoneFor(order: OrderRecord, { recipientsPhone }: MarketAddress): string | undefined {
  const { recipientsPhone: mine, marketAddress, sysStatus, marketState } = order;
  if (marketState === null || recipientsPhone === '' || recipientsPhone === mine) return undefined;
  const untouched = mine === '' || mine === marketAddress?.recipientsPhone;
  return untouched && openStatuses.includes(sysStatus) ? recipientsPhone : undefined;
}

/** Adds what is told to what was known. Where the told place is another one, a second line that is missing does not exist. */
function withKnown(before: Recipient, told: Recipient): MarketAddress {
  const merged = { ...before };
  for (const key of recipientFields) if (told[key] !== '') merged[key] = told[key];
  if (saysNoMore(told.recipientsAddress2, before.recipientsAddress2))
    merged.recipientsAddress2 = before.recipientsAddress2;
  if (required.some((key) => before[key] !== '' && !sameWords(merged[key], before[key])))
    merged.recipientsAddress2 = told.recipientsAddress2;
  return merged;
}

/** A line of several parts may lack one that is withheld. */
function saysNoMore(told: string, before: string): boolean {
  const known = before.split(',').map(normal);
  return told.split(',').every((part) => known.includes(normal(part)));
}

/** The marketplace had withheld a part, and tells it now: nothing that was known is another. */
function completes(mine: Recipient, ours: Recipient): boolean {
  const wasWithheld = (key: (typeof printedKeys)[number]) =>
    mine[key === 'recipientsAddress2' ? 'recipientsAddress' : key] === '';
  return printedKeys.every((key) => sameWords(mine[key], ours[key]) || wasWithheld(key));
}

/** Compares what a label prints, whatever its capitals and blanks. */
function samePrinted(one: Recipient, other: Recipient): boolean {
  return printedKeys.every((key) => sameWords(one[key], other[key]));
}

/** Compares letter by letter, the phone number too. */
export function sameRecipient(one: Recipient, other: Recipient | null): boolean {
  return other !== null && recipientFields.every((key) => one[key] === other[key]);
}

function sameWords(one: string, other: string): boolean {
  return one === other || normal(one) === normal(other);
}

function normal(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Where a parcel goes: no place is complete without them, but for those that have no postcode or no states. */
const required = [
  'recipientsCountry',
  'recipientsProvinces',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
] as const satisfies readonly RecipientField[];

const printedKeys = ['recipientsName', ...required, 'recipientsAddress2'] as const satisfies readonly RecipientField[];
