import type { CallInput } from '@pressroom/contract/endpoint';
import type { orders } from '@pressroom/contract/orders/orders';
import { isDueFirst } from '@pressroom/contract/orders/search';
import { dateType, sortType } from '@pressroom/contract/orders/status';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import type { Sorting } from '../../../kit/table.tsx';

/** By which time the list is sorted, and in which direction. */
export type ListSorting = Pick<CallInput<typeof orders.queryList>, 'sortBy' | 'dateType' | 'sortType'>;

type List = ResourceList<typeof orders.queryList>;
type Filters = Partial<Record<keyof CallInput<typeof orders.queryList>, unknown>>;

/** The times that the list shows. */
export const sortedTimes = [dateType.orderTime, dateType.deliveryTimeLimit] as const;

const dueFirst = { sortBy: String(dateType.deliveryTimeLimit), sortType: String(sortType.ascending) };

/** How the list is sorted, as far as that is not newest first by the time of the order. */
export function sortingOf({ sortBy, dateType: date, sortType: way, ...filters }: Filters): ListSorting {
  if (isDueFirst({ sortBy, dateType: date, sortType: way, ...filters })) return dueFirst;
  return {
    ...(sortBy ? { sortBy } : {}),
    ...(date ? { dateType: date } : {}),
    ...(way ? { sortType: way } : {}),
  };
}

/** The order of the list for the headings of its columns, which say the times that it can be sorted by. */
export function headingsOf(
  { filters, setFilters }: Pick<List, 'filters' | 'setFilters'>,
  fixed: Filters = {},
): Sorting {
  const { sortBy, dateType: date, sortType: way } = sortingOf({ ...filters, ...fixed });
  const isPreset = !filters.sortBy && !filters.sortType;
  const sort = (by: string | undefined, descending: boolean) =>
    setFilters({ sortBy: by, sortType: by && String(descending ? sortType.descending : sortType.ascending) });
  return {
    by: String(Number(sortBy ?? date ?? dateType.orderTime)),
    descending: Number(way) !== sortType.ascending,
    onSort: (by, descending) =>
      // the list's own order is left by the first click
      by === undefined && isPreset ? sort(String(dateType.orderTime), false) : sort(by, descending),
  };
}
