import type { OrderStatus } from '@pressroom/contract/orders/status';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PageShape, Place } from '../../../platform/database/pageByKey.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { countOf } from '../../../platform/database/page.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Matching } from '../record/listed.ts';
import { pageOfOrders, type Ways } from './pages.ts';
import { inStatus, type ListSearch, type Sorting, sortingOf, withOrderNumbers } from './search.ts';

interface Numbered {
  sysStatus?: OrderStatus;
}

/** One tracking number is named as one: PostgreSQL knows that few orders have it. Where both kinds are given, an order has one of each. */
interface Numbers {
  orderNumbers?: readonly string[];
  trackingNumber?: string;
  trackingNumbers?: readonly string[];
}

/** Orders by their numbers alone, which is how everybody looks for one all day. */
export function numberedOrders(db: Db, search: ListSearch): Pick<Ways, 'count' | 'page'> {
  const { sysStatus, thirdOrderNumbers: orderNumbers, trackingNumbers } = search;
  const numbers: Numbers = {
    orderNumbers,
    ...(trackingNumbers?.length === 1 ? { trackingNumber: trackingNumbers[0] } : { trackingNumbers }),
  };
  const sorting = sortingOf(search);
  return {
    count: () => countOf(withNumbers(db, { sysStatus }, numbers)),
    page: (shape, place) => numberedPage(db, { sysStatus, sorting, ...shape }, { ...numbers, ...place }),
  };
}

const numberedPage = compiledOnce(
  (db, { sorting, size, way, ...numbered }: Numbered & PageShape & { sorting: Sorting }, values: Numbers & Place) => {
    const matching = withNumbers(db, numbered, values);
    return pageOfOrders({ db, matching, sorting }, { size, way }, values).modifyFront(plannedOnce).compile();
  },
);

function withNumbers(db: Db, { sysStatus }: Numbered, numbers: Numbers): Matching {
  const { orderNumbers, trackingNumber, trackingNumbers } = numbers;
  let matching = inStatus(
    orderNumbers ? withOrderNumbers(db, anyOf(orderNumbers, 'text')) : db.selectFrom('orders as o'),
    sysStatus,
  );
  if (trackingNumber !== undefined) matching = matching.where('o.trackingNumber', '=', trackingNumber);
  if (trackingNumbers) matching = matching.where('o.trackingNumber', '=', anyOf(trackingNumbers, 'text'));
  return matching;
}
