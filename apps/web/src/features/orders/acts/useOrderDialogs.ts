import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useState } from 'react';
import type { ZipName } from './acts.ts';
import type { PlainAct } from './useActCalls.ts';

/** What can lie open above the list; one at a time. */
export type OrderDialog =
  | { name: 'sync' }
  | { name: 'import' }
  | { name: 'labels' }
  | { name: 'add' }
  | { name: 'edit'; order: OrderRow }
  | { name: 'parcel'; id: string }
  | { name: 'details'; order: OrderRow }
  | { name: 'decide'; order: OrderRow }
  | { name: 'carrier'; id: string }
  | { name: 'log'; order: OrderRow }
  | { name: 'act'; act: PlainAct | ZipName; chosen: readonly OrderRow[] }
  | { name: 'schedule'; chosen: readonly OrderRow[] }
  | { name: 'abnormal'; chosen: readonly OrderRow[] }
  | { name: 'contradicted'; ids: readonly string[]; short: readonly string[] }
  | { name: 'short'; ids: readonly string[]; alarms: readonly string[] };

export type OpenDialog = (dialog: OrderDialog) => void;

interface Shown {
  dialog: OrderDialog;
  /** Comes back when it closes. */
  before?: OrderDialog;
}

export function useOrderDialogs() {
  const [{ dialog, before } = {}, setShown] = useState<Partial<Shown>>();
  return {
    shown: dialog,
    open: (next: OrderDialog) => setShown({ dialog: next }),
    /** Instead of the one that lies open, until it closes. */
    openFirst: (next: OrderDialog) => setShown({ dialog: next, before: dialog }),
    close: () => setShown(before && { dialog: before }),
  };
}
