import type { CallInput } from '@pressroom/contract/endpoint';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { syncRequests } from '@pressroom/contract/sync/requests';
import { useState } from 'react';
import type { ActName, FileName } from './acts.ts';
import type { Everything, Exported } from '../record/everything.ts';
import type { ListSorting } from '../record/sorting.ts';
import type { PlainAct } from './useActCalls.ts';

/** SKU ids of a store. */
export interface SkusOfStore {
  shopId: string;
  skuIds: readonly string[];
}

/** The dialogs of the orders screen; one is open at a time. */
export type OrderDialog =
  | { name: 'sync'; initial?: CallInput<typeof syncRequests.order> }
  | { name: 'import' }
  | { name: 'export'; exported: Exported }
  | { name: 'labels' }
  | { name: 'add' }
  | { name: 'edit' | 'prints'; order: OrderRow }
  | { name: 'parcel'; id: string }
  | { name: 'batch'; order: OrderRow }
  | ({ name: 'map' | 'correctMapping' } & SkusOfStore)
  | { name: 'details'; order: OrderRow }
  | { name: 'decide'; order: OrderRow }
  | { name: 'settle'; order: OrderRow }
  | { name: 'buyLabel'; order: OrderRow }
  | { name: 'carrier'; id: string }
  | { name: 'log'; order: OrderRow }
  | { name: 'act'; act: PlainAct | FileName; chosen: readonly OrderRow[]; sorting?: ListSorting }
  | { name: 'all'; act: ActName; everything: Everything }
  | { name: 'schedule'; chosen: readonly OrderRow[] }
  | { name: 'abnormal'; chosen: readonly OrderRow[] }
  | { name: 'contradicted'; ids: readonly string[]; short: readonly string[] }
  | { name: 'short'; ids: readonly string[]; contradicted: readonly string[] };

export type OpenDialog = (dialog: OrderDialog) => void;

interface Shown {
  dialog: OrderDialog;
  /** Opens again when the dialog closes. */
  before?: OrderDialog;
}

export function useOrderDialogs() {
  const [{ dialog, before } = {}, setShown] = useState<Partial<Shown>>();
  return {
    shown: dialog,
    open: (next: OrderDialog) => setShown({ dialog: next }),
    /** Replaces the open dialog, which opens again afterwards. */
    openFirst: (next: OrderDialog) => setShown({ dialog: next, before: dialog }),
    close: () => setShown(before && { dialog: before }),
  };
}
