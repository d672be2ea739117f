import type { orders } from '@pressroom/contract/orders/orders';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { useOrderActs } from './acts/useOrderActs.ts';
import { useOrderDialogs } from './acts/useOrderDialogs.ts';
import { useOrderColumns } from './list/useOrderColumns.tsx';
import type { ListSorting } from './record/everything.ts';
import { orderReads } from './record/orderReads.ts';
import { useChangedElsewhere } from './record/useChangedElsewhere.ts';
import { useContradictions } from './record/useContradictions.ts';
import { useShortages } from './record/useShortages.ts';

/** What a table of orders shows of its rows, and what can be done with them. */
export function useOrderTable(list: ResourceList<typeof orders.queryList>, sorting: ListSorting) {
  const dialogs = useOrderDialogs();
  // Orders that an act was done to are deselected; refused ones stay selected.
  const deselect = (ids: readonly string[]) => list.select(list.selected.filter(({ id }) => !ids.includes(id)));
  const acts = useOrderActs({ onDone: deselect, open: dialogs.open, sorting });
  const contradicted = useContradictions(list.rows);
  const short = useShortages(list.rows);
  const changed = useChangedElsewhere(list.rows);
  const columns = useOrderColumns({
    acts,
    open: dialogs.open,
    contradicted,
    short,
    changed,
    onRefresh: list.refresh,
  });
  // tasks change orders
  useFollowTasks(orderReads);
  return { dialogs, acts, columns, contradicted, short };
}
