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

/** Undefined where orders are selected one by one. */
export function everythingOf(list: ResourceList<typeof orders.queryList>): Everything | undefined {
  const { everything, filters, selectedCount } = list;
  // the filters are texts, as the contract's schemas accept them
  return everything && { match: filters as Match, except: everything.except, count: selectedCount };
}

export const choiceOf = ({ match, except }: Everything) => ({ match, except });
