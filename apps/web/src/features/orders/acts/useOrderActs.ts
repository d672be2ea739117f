import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import type { OpenDialog } from './useOrderDialogs.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import { tickedOf } from '../record/everything.ts';
import type { ListSorting } from '../record/sorting.ts';
import { type ActName, type ActResult, checkOf, type FileName, ordersAllowing } from './acts.ts';
import { askToConfirm } from './askToConfirm.ts';
import { type PlainAct, useActCalls } from './useActCalls.ts';
import { useFiles } from './useFiles.ts';
import { useResult } from './useResult.ts';

interface Options {
  /** Called with the orders that an act was done to. */
  onDone: (ids: readonly string[]) => void;
  open: OpenDialog;
  /** Of the list, which files of its orders keep. */
  sorting: ListSorting;
}

/** Acts that cannot be undone: they are confirmed always, others only where they would leave out an order. */
const alwaysAsked: readonly PlainAct[] = ['ship', 'close', 'sign'];

export function useOrderActs({ onDone, open, sorting }: Options) {
  const t = useT();
  const rights = useOrderRights();
  const canCall = useCanCall();
  const { result, setResult } = useResult();
  const calls = useActCalls();
  const files = useFiles();
  const check = useCommand(orders.actCheck);
  const keep = useCommand(orders.keepLabel, {
    success: t('orders.labelKept'),
    invalidates: orderReads,
    confirm: () => ({
      title: t('orders.keepLabelTitle'),
      detail: t('orders.keepLabelDetail'),
      ok: t('orders.act.keepLabel'),
    }),
  });

  function showResult(next: ActResult) {
    setResult(next);
    onDone(next.outcome.done);
  }

  async function run(act: PlainAct, ids: readonly string[]) {
    const outcome = await calls.run(act, ids);
    if (!outcome) return;
    showResult({ act, outcome });
    if (act === 'approve') askToConfirm(open, outcome);
  }

  async function fetchFile(act: FileName, chosen: readonly OrderRow[]) {
    const checked = await check.run({ ids: chosen.map(({ id }) => id), act: checkOf(act) });
    if (!checked) return;
    if (checked.refused.length > 0) open({ name: 'act', act, chosen, sorting });
    else await files.fetch(act, tickedOf(chosen, sorting));
  }

  return {
    keepLabel: ({ id, gmtModified }: OrderRow) => void keep.run({ id, gmtModified }),
    result,
    showResult,
    deselect: onDone,
    dismissResult: () => setResult(undefined),
    busy: calls.pending,
    busyWith: calls.busyWith,
    sorting,
    fetchFile,
    fetching: files.pending || check.pending,
    may: (act: ActName): boolean => {
      if (act === 'ship') return rights.shipNow;
      if (act === 'schedule') return rights.schedule;
      if (act === 'callOff') return canCall(orders.cancelDelivery);
      if (act === 'refresh') return canCall(orders.orderRefresh);
      if (act === 'askShipment') return canCall(orders.settleShipment);
      return rights.review(reviewAction[act]);
    },
    /** Opens a dialog where the act needs an answer, cannot be undone or leaves out a chosen order; else acts at once. */
    start: (act: ActName, chosen: readonly OrderRow[]) => {
      if (act === 'schedule' || act === 'abnormal') open({ name: act, chosen });
      else if (alwaysAsked.includes(act) || ordersAllowing(act, chosen).length < chosen.length)
        open({ name: 'act', act, chosen });
      else
        void run(
          act,
          chosen.map(({ id }) => id),
        );
    },
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;
