import { orders } from '@pressroom/contract/orders/orders';
import type { SavedView } from '@pressroom/contract/orders/views';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { useRead } from '../../../client/useRead.ts';
import { standInColumns } from '../../../kit/useColumnChoice.ts';
import { viewParam } from '../record/viewParam.ts';

const table = orders.queryList.path;

/** Shows a view: its columns, its filters and its tab. */
export function useTurnToView() {
  const [, setParams] = useSearchParams();
  return (view: SavedView, how?: { replace: boolean }) => {
    standInColumns(table, view.hiddenColumns);
    setParams({ ...view.filters, [viewParam]: view.id }, how);
  };
}

/** A page that is opened without any filter begins with the default view. The columns of a view are shown as long as it is. */
export function useDefaultView() {
  const [params] = useSearchParams();
  const { state } = useLocation() as Location<unknown>;
  const [isBare] = useState(() => params.size === 0 && !state);
  const [isOpened, setOpened] = useState(false);
  const turnTo = useTurnToView();
  const { data: views } = useRead(orders.viewList, {});
  const open = useEffectEvent(() => {
    if (!views || isOpened) return;
    setOpened(true);
    const preset = views.find(({ isDefault }) => isDefault);
    // somebody may have searched before the views arrived
    if (preset && isBare && params.size === 0) turnTo(preset, { replace: true });
  });
  useEffect(() => open(), [views]);

  const shown = views?.find(({ id }) => id === params.get(viewParam));
  const showColumns = useEffectEvent(() => standInColumns(table, shown?.hiddenColumns));
  useEffect(() => {
    showColumns();
    return () => standInColumns(table, undefined);
  }, [shown?.id]);
}
