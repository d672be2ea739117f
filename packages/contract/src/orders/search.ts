import { z } from 'zod';
import { filter, filterList, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { whole } from '../fields/numbers.ts';
import {
  attention,
  dateType,
  deadlineState,
  labelType,
  orderStatus,
  printState,
  quantitySymbol,
  remarkState,
  sortType,
} from './status.ts';

const numberList = filterList({ most: 500, max: 64 });

export const searchFields = z.object({
  thirdOrderNumbers: numberList,
  trackingNumbers: numberList,
  /** Any part of the recipient's name; or a phone number, with or without its country's prefix, however it is written. */
  recipient: filterText(100),
  productCode: filterText(70),
  styleCode: filterText(20),
  colorCode: filterText(20),
  dimensionCode: filterText(20),
  shopIds: filter(ids('Store')),
  symbol: filter(quantitySymbol),
  num: filter(whole({ min: 0, max: 1_000_000 })),
  isPrint: filter(printState),
  labelType: filter(labelType),
  deadline: filter(deadlineState),
  attention: filter(attention),
  remark: filter(remarkState),
  dateType: filter(dateType),
  /** A day (whole, in the display zone) or a moment in UTC. */
  orderTimeStart: filterText(40),
  orderTimeEnd: filterText(40),
});
export type OrderSearch = z.output<typeof searchFields>;

/** By which time orders stand, where it is another than the one that the search looks at; and in which direction. */
const sorting = { sortBy: filter(dateType), sortType: filter(sortType) };

/** A search as the list asks for it, with the tab and the order of the rows. */
export const listSearch = searchFields.extend({ sysStatus: filter(orderStatus), ...sorting });

/** What a search says of the order of its rows: as it was parsed, or as texts. */
type Sorted = Partial<Record<'sortBy' | 'dateType' | 'sortType' | 'deadline' | 'attention', unknown>>;

/**
 * True where nothing is said of the order, and those that are due first come first: the search is for what is late, or
 * for what waits for a person.
 */
export function isDueFirst({ sortBy, dateType: date, sortType: way, deadline, attention: need }: Sorted): boolean {
  return !sortBy && !date && !way && (deadline !== undefined || need !== undefined);
}

/** Orders that were ticked one by one. What is handed out of them stands in the order of the list, which these say. */
const ticked = z.object({ ids: ids('Order'), dateType: filter(dateType), ...sorting });

/** Everything that a search finds at the moment of the call, without those that were unticked. */
const matching = z.object({ match: listSearch, except: z.array(id('Order')).max(10_000).default([]) });

/** The orders that a read is about. */
export const orderChoice = z.union([ticked, matching]);
export type OrderChoice = z.output<typeof orderChoice>;

/** The orders of an act or a file. `count` is the number that its user was told: where it is another by now, nothing is done. */
export const orderSelection = z.union([ticked, matching.extend({ count: whole({ min: 1, max: 2_000_000_000 }) })]);
export type OrderSelection = z.output<typeof orderSelection>;
