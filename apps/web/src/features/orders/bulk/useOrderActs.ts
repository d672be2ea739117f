import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../orderReads.ts';
import type { OpenDialog } from '../useOrderDialogs.ts';
import { useOrderRights } from '../useOrderRights.ts';
import type { ActName, Told } from './acts.ts';
import { askAgain } from './doubts.ts';

interface Options {
  /** The orders that an act went through for. */
  onDone: (ids: readonly string[]) => void;
  open: OpenDialog;
}

export function useOrderActs({ onDone, open }: Options) {
  const t = useT();
  const rights = useOrderRights();
  const [told, setTold] = useState<Told>();
  const review = useCommand(orders.orderReview, { invalidates: orderReads });
  const close = useCommand(orders.orderReview, {
    invalidates: orderReads,
    confirm: ({ ids }) => ({
      title: t('orders.closeTitle', { count: countOf(ids) }),
      detail: t('orders.closeDetail'),
      ok: t('orders.act.close'),
      danger: true,
    }),
  });
  const ship = useCommand(orders.batchDelivery, {
    invalidates: orderReads,
    confirm: ({ ids }) => ({
      title: t('orders.shipTitle', { count: countOf(ids) }),
      detail: t('orders.shipDetail'),
      ok: t('orders.act.ship'),
    }),
  });
  const keep = useCommand(orders.keepLabel, {
    success: t('orders.labelKept'),
    invalidates: orderReads,
    confirm: () => ({
      title: t('orders.keepLabelTitle'),
      detail: t('orders.keepLabelDetail'),
      ok: t('orders.act.keepLabel'),
    }),
  });
  const underWay = [...review.pendingInputs, ...close.pendingInputs, ...ship.pendingInputs];

  function tell(news: Told) {
    setTold(news);
    onDone(news.outcome.done);
  }

  async function run(act: Exclude<ActName, 'schedule' | 'abnormal'>, ids: readonly string[]) {
    const command = act === 'close' ? close : review;
    const outcome = act === 'ship' ? await ship.run({ ids }) : await command.run({ ids, sysStatus: reviewAction[act] });
    if (!outcome) return;
    tell({ act, outcome });
    if (act === 'approve') askAgain(open, outcome);
  }

  return {
    keepLabel: ({ id, gmtModified }: OrderRow) => void keep.run({ id, gmtModified }),
    told,
    tell,
    forget: () => setTold(undefined),
    busy: underWay.length > 0,
    busyWith: (id: string) => underWay.some(({ ids }) => Array.isArray(ids) && ids.includes(id)),
    may: (act: ActName): boolean => {
      if (act === 'ship') return rights.shipNow;
      if (act === 'schedule') return rights.schedule;
      return rights.review(reviewAction[act]);
    },
    /** Asks first where the act needs an answer or cannot be taken back. */
    start: (act: ActName, chosen: readonly OrderRow[]) => {
      const ids = chosen.map(({ id }) => id);
      if (act === 'schedule' || act === 'abnormal') open({ name: act, ids });
      else void run(act, ids);
    },
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;

function countOf(ids: unknown): number {
  return Array.isArray(ids) ? ids.length : 0;
}
