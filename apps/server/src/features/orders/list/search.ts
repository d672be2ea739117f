import { isDueFirst, type OrderSearch } from '@pressroom/contract/orders/search';
import {
  attention,
  dateType,
  deadlineState,
  type OrderStatus,
  quantitySymbol,
  sortType,
} from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { oneOf } from '../../../platform/database/expressions.ts';
import { type TimeRange, timeRange } from '../../../platform/time/timeRange.ts';
import { type Matching, withIds } from '../record/listed.ts';
import { hasRecipient } from './recipients.ts';
import {
  type Asked,
  hasFailedPrint,
  isAtRisk,
  isAskedToCancel,
  isCancelled,
  isChanged,
  isContradicted,
  isLabelVoid,
  isOtherwiseReported,
  isPurchaseRefused,
  isShipmentUnknown,
  isUnlabelled,
  needsAnyone,
  isHeld,
  isOpen,
  isRemarked,
  isShort,
  isUndrawn,
  isUnmapped,
  isUnshipped,
  moment,
} from './conditions.ts';

export interface ListSearch extends OrderSearch {
  sysStatus?: OrderStatus;
  sortBy?: (typeof dateType.values)[number];
  sortType?: number;
  pageNum: number;
  pageSize: number;
  anchor?: string;
}

const timeColumns = {
  [dateType.orderTime]: 'o.orderTime',
  [dateType.deliveryTimeLimit]: 'o.deliveryTimeLimit',
  [dateType.creation]: 'o.gmtCreate',
  [dateType.delivery]: 'o.deliveryTime',
} as const;

const comparisons = {
  [quantitySymbol.more]: '>',
  [quantitySymbol.atLeast]: '>=',
  [quantitySymbol.equal]: '=',
  [quantitySymbol.less]: '<',
  [quantitySymbol.atMost]: '<=',
} as const;

/** The conditions of the search, without the one on the status. */
export function matchingOrders(db: Db, search: OrderSearch, asked: Asked): Matching {
  const matching = matchingThemselves(db, search, asked);
  const products = productsOf(db, search);
  return products ? withProducts(matching, sql`array(${products})`) : matching;
}

/** True for a search by order numbers or tracking numbers alone. */
export function onlyNumbered({ thirdOrderNumbers: _these, trackingNumbers: _those, ...rest }: OrderSearch): boolean {
  return onlyCounted({ ...rest, thirdOrderNumbers: undefined, trackingNumbers: undefined }) && !rest.shopIds;
}

/** True for a search by what orders wait for alone. */
export function onlyNeeded({ attention: _need, deadline: _due, remark: _remark, ...rest }: OrderSearch): boolean {
  return onlyCounted({ ...rest, attention: undefined, deadline: undefined, remark: undefined }) && !rest.shopIds;
}

/** The conditions that an order meets by itself: all but those on its products. */
export function matchingThemselves(db: Db, search: OrderSearch, asked: Asked): Matching {
  const { thirdOrderNumbers, trackingNumbers, recipient, shopIds, labelType, isPrint, symbol, num } = search;
  let matching = thirdOrderNumbers
    ? withOrderNumbers(db, oneOf(thirdOrderNumbers, 'text'))
    : db.selectFrom('orders as o');
  if (trackingNumbers) matching = matching.where('o.trackingNumber', '=', oneOf(trackingNumbers, 'text'));
  if (recipient) matching = matching.where(hasRecipient(recipient));
  if (shopIds) matching = matching.where('o.shopId', '=', oneOf(shopIds, 'bigint'));
  if (labelType !== undefined) matching = matching.where('o.labelType', '=', labelType);
  if (isPrint !== undefined) matching = matching.where('o.hasLabel', '=', isPrint === 2);
  if (symbol && num !== undefined) matching = matching.where('o.totalNum', comparisons[symbol], num);

  return byNeed(within(matching, timeOf(search), spanOf(search, asked.zone)), search, asked);
}

/** The orders with these numbers, in whatever stores. */
export function withOrderNumbers(db: Db, numbers: RawBuilder<string>): Matching {
  return withIds(db, db.selectFrom('orderNumbers').where('thirdOrderNumber', '=', numbers).select('orderId'));
}

/** The status stands in the text: some indexes hold the orders of some statuses alone. */
export function inStatus(matching: Matching, sysStatus: OrderStatus | undefined): Matching {
  return sysStatus === undefined ? matching : matching.where('o.sysStatus', '=', sql.lit(sysStatus));
}

/** The time that the search is about. */
export const timeOf = (search: OrderSearch): Sorting['column'] => timeColumns[search.dateType ?? dateType.orderTime];

/** The moments that the search is about. */
export function spanOf({ orderTimeStart, orderTimeEnd }: OrderSearch, zone: string): TimeRange {
  return timeRange(orderTimeStart, orderTimeEnd, zone, ['orderTimeStart', 'orderTimeEnd']);
}

export function within(matching: Matching, column: Sorting['column'], { from, before }: TimeRange): Matching {
  const begun = from === undefined ? matching : matching.where(column, '>=', from);
  return before === undefined ? begun : begun.where(column, '<', before);
}

/** The condition of each kind of trouble. */
export const needsOf = (asked: Asked) =>
  ({
    [attention.mapping]: isUnmapped,
    [attention.print]: hasFailedPrint(moment(asked.now)),
    [attention.drawing]: isUndrawn,
    [attention.hold]: isHeld,
    [attention.shipment]: isUnshipped,
    [attention.blanks]: isShort,
    [attention.label]: isUnlabelled,
    [attention.labelVoid]: isLabelVoid,
    [attention.unknownShipment]: isShipmentUnknown,
    [attention.contradiction]: isContradicted,
    [attention.deadline]: isAtRisk(asked),
    [attention.labelPurchase]: isPurchaseRefused,
    [attention.cancelled]: isCancelled,
    [attention.cancellationAsked]: isAskedToCancel,
    [attention.changed]: isChanged,
    [attention.otherReport]: isOtherwiseReported,
    [attention.any]: needsAnyone(asked),
  }) as const;

const deadlinesAt = (now: string) =>
  ({
    [deadlineState.overdue]: sql<boolean>`(${isOpen} and o.delivery_time_limit < ${moment(now)})`,
    [deadlineState.soon]: sql<boolean>`(${isOpen} and o.delivery_time_limit >= ${moment(now)}
      and o.delivery_time_limit < ${moment(now)} + interval '24 hours')`,
  }) as const;

/** What orders wait for. */
export type Need = Partial<Pick<OrderSearch, 'deadline' | 'attention' | 'remark'>>;

export function byNeed(matching: Matching, search: Need, asked: Asked): Matching {
  let needy = matching;
  if (search.deadline !== undefined) needy = needy.where(deadlinesAt(asked.now)[search.deadline]);
  if (search.attention !== undefined) needy = needy.where(needsOf(asked)[search.attention]);
  if (search.remark !== undefined) needy = needy.where(isRemarked);
  return needy;
}

/** The products that the search is about; undefined where it asks for none. */
export function productsOf(db: Db, { productCode, styleCode, colorCode, dimensionCode }: OrderSearch) {
  if (!productCode && !styleCode && !colorCode && !dimensionCode) return undefined;
  const coded = (code: string) => db.selectFrom('codes as c').where('c.code', '=', code).select('c.id');
  let categories = db.selectFrom('productCategories as k').select('k.id');
  if (styleCode) categories = categories.where('k.styleId', 'in', coded(styleCode));
  if (colorCode) categories = categories.where('k.colorId', 'in', coded(colorCode));
  let products = db.selectFrom('productCodes as p').select('p.id');
  if (styleCode || colorCode) products = products.where('p.categoryId', 'in', categories);
  if (dimensionCode) products = products.where('p.sizeId', 'in', coded(dimensionCode));
  if (!productCode) return products;
  return products.where((is) => is(is.fn<string>('lower', ['p.code']), '=', productCode.toLowerCase()));
}

/** Has a line of one of these products, an array of their ids: of each order only an index of products and orders is asked. */
export function withProducts(matching: Matching, products: RawBuilder<unknown>): Matching {
  return matching.where((eb) => {
    const lines = eb.selectFrom('orderLines as l').whereRef('l.orderId', '=', 'o.id').select('l.id');
    return eb.exists(lines.where('l.productCodeId', '=', sql<string>`any(${products})`));
  });
}

export interface Sorting {
  column: (typeof timeColumns)[keyof typeof timeColumns];
  direction: 'asc' | 'desc';
  /** Where orders without that time are. */
  nulls: 'first' | 'last';
}

type Sorted = Pick<ListSearch, 'sortBy' | 'dateType' | 'sortType'> &
  Partial<Pick<ListSearch, 'deadline' | 'attention'>>;

/**
 * Newest first by default, by the same time that the filter uses, and due first where that is urgent. Orders of the same
 * time are sorted by id.
 */
export function sortingOf(search: Sorted): Sorting {
  if (isDueFirst(search)) return { column: 'o.deliveryTimeLimit', direction: 'asc', nulls: 'last' };
  return {
    column: timeColumns[search.sortBy ?? search.dateType ?? dateType.orderTime],
    direction: search.sortType === sortType.ascending ? 'asc' : 'desc',
    nulls: 'last',
  };
}

/** The same orders from the last one to the first. */
export function reverse({ column, direction, nulls }: Sorting): Sorting {
  return { column, direction: direction === 'asc' ? 'desc' : 'asc', nulls: nulls === 'last' ? 'first' : 'last' };
}

/** True for a time that every order has. */
export const isNeverNull = (column: Sorting['column']) => column === 'o.orderTime' || column === 'o.gmtCreate';

/** Sorts orders. The place of nulls is left out for a time that every order has: PostgreSQL could not use the index with it. */
export function inOrder(found: Matching, { column, direction, nulls }: Sorting): Matching {
  return found
    .orderBy(column, (item) => {
      const directed = direction === 'asc' ? item.asc() : item.desc();
      if (isNeverNull(column)) return directed;
      return nulls === 'last' ? directed.nullsLast() : directed.nullsFirst();
    })
    .orderBy('o.id', direction);
}

/** True for a search by stores and status alone, whose total the stored counts give without counting. */
export function onlyCounted(search: OrderSearch): boolean {
  return onlyTimed(search) && search.orderTimeStart === undefined && search.orderTimeEnd === undefined;
}

/** True for a search by stores, status and time alone: sorted by that time, an index leads from one of its orders to the next. */
export function onlyTimed(search: OrderSearch): boolean {
  const { shopIds: _shops, dateType: _kind, orderTimeStart: _start, orderTimeEnd: _end, symbol, num, ...rest } = search;
  return (!symbol || num === undefined) && Object.values(rest).every((value) => value === undefined);
}
