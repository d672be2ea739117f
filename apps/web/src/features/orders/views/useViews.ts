import { orders } from '@pressroom/contract/orders/orders';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { useRead } from '../../../client/useRead.ts';
import { sameValue } from '../../../kit/sameValue.ts';
import { useColumnChoice } from '../../../kit/useColumnChoice.ts';
import { viewParam } from '../record/viewParam.ts';
import { useTurnToView } from './useDefaultView.ts';

/** The saved views, and which of them the page shows. */
export function useViews(filters: Readonly<Record<string, string | undefined>>) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as Location<unknown>;
  const { hidden } = useColumnChoice(orders.queryList.path);
  const turnTo = useTurnToView();
  const { data: views = [] } = useRead(orders.viewList, {});
  const shown = views.find(({ id }) => id === params.get(viewParam));
  const given = Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const isAsSaved =
    shown === undefined ||
    (sameValue(given, shown.filters) && sameValue(hidden.toSorted(), shown.hiddenColumns.toSorted()));
  return {
    views,
    shown,
    /** The filters or the columns differ from those of the view. */
    isChanged: !isAsSaved,
    now: { filters: given, hiddenColumns: [...hidden] },
    turnTo,
    /** Leaves the view; its filters stay. */
    leave: () => setParams(given, { state }),
  };
}

export type Views = ReturnType<typeof useViews>;
