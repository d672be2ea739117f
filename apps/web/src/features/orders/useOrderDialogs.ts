import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useState } from 'react';

/** What can lie open above the list; one at a time. */
export type OrderDialog =
  | { name: 'sync' }
  | { name: 'import' }
  | { name: 'labels' }
  | { name: 'add' }
  | { name: 'edit'; order: OrderRow }
  | { name: 'details'; order: OrderRow }
  | { name: 'decide'; order: OrderRow }
  | { name: 'carrier'; id: string }
  | { name: 'log'; order: OrderRow }
  | { name: 'schedule'; ids: readonly string[] }
  | { name: 'abnormal'; ids: readonly string[] }
  | { name: 'contradicted'; ids: readonly string[]; short: readonly string[] }
  | { name: 'short'; ids: readonly string[]; alarms: readonly string[] };

export type OpenDialog = (dialog: OrderDialog) => void;

export function useOrderDialogs() {
  const [shown, open] = useState<OrderDialog>();
  return { shown, open: open as OpenDialog, close: () => open(undefined) };
}
