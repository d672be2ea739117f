import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { type ListSorting, sortingOf } from './sorting.ts';

type Match = Extract<CallInput<typeof orders.bulkAct>['selection'], { match: object }>['match'];

/** All orders that match the list's filters, without those that were unticked. */
export interface Everything {
  match: Match;
  except: string[];
  /** How many these are by what the list knows. */
  count: number;
}

type Choice = CallInput<typeof orders.selectionCheck>['selection'];

/** What an export would hold. */
export interface Exported {
  choice: Choice;
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
  if (everything) return { choice: choiceOf(everything), isSearch: true };
  if (list.selected.length > 0) return { choice: tickedOf(list.selected, sortingOf(list.filters)), isSearch: false };
  return { choice: { match: list.filters }, isSearch: true };
}

export const choiceOf = ({ match, except }: Everything) => ({ match, except });

/** Orders that were ticked, in any order: what is handed out of them stands in the order of the list. */
export function tickedOf(chosen: readonly { id: string }[], { sortBy, dateType, sortType }: ListSorting) {
  const ids = chosen.map(({ id }) => id);
  return {
    ids,
    ...(sortBy !== undefined && { sortBy }),
    ...(dateType !== undefined && { dateType }),
    ...(sortType !== undefined && { sortType }),
  };
}

/** The choice with the number that its user was told; ticked orders need none. */
export function countedChoice(choice: Choice, count: number): CallInput<typeof orders.bulkAct>['selection'] {
  return 'match' in choice ? { ...choice, count } : choice;
}
