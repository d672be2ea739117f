import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { unmappedSkus } from '../record/orderSkus.ts';
import type { OrderDialog } from './useOrderDialogs.ts';

/** The reasons that each act can remove. */
const remedies = {
  parcel: [
    'orders.noTracking',
    'orders.trackingMissing',
    'orders.noLabelYet',
    'orders.noParcelYet',
    'orders.trackingShared',
    'orders.labelVoid.held',
    'orders.labelVoid.address',
    'orders.labelVoid.number',
  ],
  decide: ['orders.held'],
  edit: ['orders.printsMissing', 'orders.notMapped', 'orders.noProduct'],
} as const satisfies Partial<Record<OrderRow['can'][number], readonly string[]>>;

type RemedyName = keyof typeof remedies;
const names = Object.keys(remedies) as RemedyName[];

export interface Remedy {
  label: ReturnType<typeof parcelRemedy> | 'orders.decide' | 'orders.act.map' | 'ui.edit';
  dialog: OrderDialog;
}

/** The parcel's dialog takes number and label: it is called by the one that is missing. */
export function parcelRemedy({ reason }: Pick<Refusal, 'reason'>) {
  return reason === 'orders.noLabelYet' || reason.startsWith('orders.labelVoid.')
    ? ('orders.addLabel' as const)
    : ('orders.act.parcel' as const);
}

/** Undefined where nothing helps, or the user may not do it. */
export function remedyOf(
  refusal: Pick<Refusal, 'reason'>,
  order: OrderRow | undefined,
  mayMap: boolean,
): Remedy | undefined {
  if (!order) return undefined;
  const skuIds = mayMap && refusal.reason === 'orders.notMapped' ? unmappedSkus(order) : [];
  if (skuIds.length > 0) return { label: 'orders.act.map', dialog: { name: 'map', shopId: order.shopId, skuIds } };
  const name = names.find((one) => remedies[one].some((key) => key === refusal.reason));
  if (!name || !order.can.includes(name)) return undefined;
  if (name === 'parcel') return { label: parcelRemedy(refusal), dialog: { name, id: order.id } };
  return { label: name === 'decide' ? 'orders.decide' : 'ui.edit', dialog: { name, order } };
}
