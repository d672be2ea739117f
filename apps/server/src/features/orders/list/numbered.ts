import type { OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf, rangeOf } from '../../../platform/database/expressions.ts';
import { countOf } from '../../../platform/database/page.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import type { Matching } from '../record/listed.ts';
import { pageOfOrders, type PageShape, type Place, type Ways } from './pages.ts';
import { inStatus, type ListSearch, type Sorting, sortingOf } from './search.ts';

interface Numbered {
  sysStatus?: OrderStatus;
}

/** Orders by their ids, where numbers of orders were asked for; one tracking number is named as one: few orders have it. */
interface Numbers extends Partial<ReturnType<typeof rangeOf>> {
  ids?: readonly string[];
  trackingNumber?: string;
  trackingNumbers?: readonly string[];
}

/** Orders by their numbers alone, which is how everybody looks for one all day. Where both kinds are given, an order has one of each. */
export async function numberedOrders(db: Db, search: ListSearch): Promise<Pick<Ways, 'count' | 'page'>> {
  const { sysStatus, thirdOrderNumbers, trackingNumbers } = search;
  const numbers: Numbers = {
    ...(thirdOrderNumbers && (await findIds(db, thirdOrderNumbers))),
    ...(trackingNumbers?.length === 1 ? { trackingNumber: trackingNumbers[0] } : { trackingNumbers }),
  };
  const sorting = sortingOf(search);
  return {
    count: () => countOf(withNumbers(db, { sysStatus }, numbers)),
    page: (shape, place) => numberedPage(db, { sysStatus, sorting, ...shape }, { ...numbers, ...place }),
  };
}

async function findIds(db: Db, numbers: readonly string[]) {
  const ids = (await idsOf(db, {}, { numbers })).map(({ id }) => id);
  return { ids, ...rangeOf(ids) };
}

const idsOf = compiledOnce((db, _shape: object, { numbers }: { numbers: readonly string[] }) =>
  sql<{ id: string }>`
    select ${plannedOnce} order_id as id from order_numbers where third_order_number = any(${numbers}::text[])`.compile(
    db,
  ),
);

const numberedPage = compiledOnce(
  (db, { sorting, size, way, ...numbered }: Numbered & PageShape & { sorting: Sorting }, values: Numbers & Place) => {
    const matching = withNumbers(db, numbered, values);
    return pageOfOrders({ db, matching, sorting }, { size, way }, values).modifyFront(plannedOnce).compile();
  },
);

function withNumbers(db: Db, { sysStatus }: Numbered, numbers: Numbers): Matching {
  const { ids, least, greatest, trackingNumber, trackingNumbers } = numbers;
  let matching = inStatus(db.selectFrom('orders as o'), sysStatus);
  if (ids) {
    const within = sql<boolean>`o.id between ${least}::bigint and ${greatest}::bigint`;
    matching = matching.where('o.id', '=', anyOf(ids, 'bigint')).where(within);
  }
  if (trackingNumber !== undefined) matching = matching.where('o.trackingNumber', '=', trackingNumber);
  if (trackingNumbers) matching = matching.where('o.trackingNumber', '=', anyOf(trackingNumbers, 'text'));
  return matching;
}
