import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { ResourceList } from '../../../kit/useResourceList.ts';

type Match = Extract<CallInput<typeof orders.bulkAct>['selection'], { match: object }>['match'];

/** All orders that match the list's filters, without those that were unticked. */
export interface Everything {
  match: Match;
  except: string[];
  /** How many these are by what the list knows. */
  count: number;
}

/** What an export would hold. */
export interface Exported {
  selection: CallInput<typeof orders.orderExport>['selection'];
  /** How many these are by what the list knows. */
  count: number;
  /** True for all that match, false for those that are selected. */
  isSearch: boolean;
}

/** Undefined where orders are selected one by one. */
export function everythingOf(list: ResourceList<typeof orders.queryList>): Everything | undefined {
  const { everything, filters, selectedCount } = list;
  // the filters are texts, as the contract's schemas accept them
  return everything && { match: filters, except: everything.except, count: selectedCount };
}

/** What is selected; all that match where nothing is. */
export function exportedOf(list: ResourceList<typeof orders.queryList>): Exported {
  const everything = everythingOf(list);
  if (everything) return { selection: choiceOf(everything), count: everything.count, isSearch: true };
  const ids = list.selected.map(({ id }) => id);
  if (ids.length > 0) return { selection: { ids }, count: ids.length, isSearch: false };
  return { selection: { match: list.filters }, count: list.total, isSearch: true };
}

export const choiceOf = ({ match, except }: Everything) => ({ match, except });
