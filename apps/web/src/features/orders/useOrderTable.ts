import type { orders } from '@pressroom/contract/orders/orders';
import { useDeferredValue } from 'react';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { type Shortcut, useShortcuts } from '../../ui/shortcuts.ts';
import { useOrderActs } from './acts/useOrderActs.ts';
import { useOrderDialogs } from './acts/useOrderDialogs.ts';
import { useOrderColumns } from './list/useOrderColumns.tsx';
import { useRowActs } from './list/useRowActs.ts';
import { orderReads } from './record/orderReads.ts';
import { headingsOf, sortingOf } from './record/sorting.ts';
import { useChangedElsewhere } from './record/useChangedElsewhere.ts';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useContradictions } from './record/useContradictions.ts';
import { useShipObstacles } from './record/useShipObstacles.ts';
import { useShortages } from './record/useShortages.ts';

/** The buttons of the row where the keyboard is. */
const rowKeys: readonly Shortcut[] = [
  { keys: ['A'], does: 'orders.shortcut.next' },
  { keys: ['O'], does: 'orders.shortcut.open' },
];

const nothing = {};
const noRows: readonly OrderRow[] = [];

/** What a table of orders shows of its rows, and what can be done with them. `fixed` is what the list asks for always. */
export function useOrderTable(list: ResourceList<typeof orders.queryList>, fixed: { attention?: string } = nothing) {
  const dialogs = useOrderDialogs();
  // Orders that an act was done to are deselected; refused ones stay selected.
  const deselect = (ids: readonly string[]) => list.select(list.selected.filter(({ id }) => !ids.includes(id)));
  const sorting = sortingOf({ ...list.filters, ...fixed });
  const acts = useOrderActs({ onDone: deselect, open: dialogs.open, sorting });
  // the rows are shown before more is asked about them
  const rows = useDeferredValue(list.rows, noRows);
  const contradicted = useContradictions(rows);
  const short = useShortages(rows);
  const blocked = useShipObstacles(rows);
  const changed = useChangedElsewhere(rows);
  const rowActs = useRowActs({ acts, open: dialogs.open });
  const resolving = (order: OrderRow) =>
    rowActs({
      order,
      contradicted: contradicted.get(order.id),
      short: short.get(order.id),
      blocked: blocked.get(order.id),
    });
  const columns = useOrderColumns({
    acts,
    open: dialogs.open,
    contradicted,
    short,
    blocked,
    resolving,
    changed,
    onRefresh: list.refresh,
  });
  // tasks change orders
  useFollowTasks(orderReads);
  useShortcuts(rowKeys);
  /** The order opened up. */
  const detailsOf = (order: OrderRow) => ({
    order,
    contradicted: contradicted.get(order.id),
    short: short.get(order.id),
    resolving: resolving(order),
    open: dialogs.open,
  });
  return { table: { ...list, sorting: headingsOf(list, fixed) }, dialogs, acts, columns, detailsOf };
}
