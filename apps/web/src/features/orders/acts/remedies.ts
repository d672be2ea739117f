import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { TextKey } from '../../../i18n/i18n.ts';
import { unmappedSkus } from '../record/orderSkus.ts';
import type { OrderDialog } from './useOrderDialogs.ts';

type RemedyName = 'parcel' | 'decide' | 'map' | 'prints' | 'edit' | 'details' | 'sync' | 'stores';

/** The reasons that each remedy can remove, without the name of the feature that all of them begin with. */
const remedies: Readonly<Record<RemedyName, readonly string[]>> = {
  parcel: [
    'noTracking',
    'trackingMissing',
    'noLabelYet',
    'noParcelYet',
    'trackingShared',
    'labelVoid.held',
    'labelVoid.address',
    'labelVoid.number',
    'telling.noCarrier',
    'telling.otherNumber',
  ],
  decide: ['held'],
  map: ['notMapped'],
  prints: ['printsMissing', 'drawingFailed'],
  edit: ['noProduct'],
  details: ['parcelWithoutNumber', 'parcelVoid'],
  sync: ['telling.noItems', 'telling.noRegion'],
  stores: ['telling.notAuthorized'],
};
const names = Object.keys(remedies) as RemedyName[];

export interface Remedy {
  label: TextKey;
  does: OrderDialog | { to: string };
}

/** What the user may do beyond the `can` of an order. */
interface RemedyRights {
  map: boolean;
  sync: boolean;
  stores: boolean;
}

/** The parcel's dialog takes number and label: it is called by the one that is missing. */
export function parcelRemedy({ reason }: Pick<Refusal, 'reason'>) {
  return reason === 'orders.noLabelYet' || reason.startsWith('orders.labelVoid.')
    ? ('orders.addLabel' as const)
    : ('orders.act.parcel' as const);
}

/** Undefined where nothing helps, or the user may not do it. */
export function remedyOf(
  { reason }: Pick<Refusal, 'reason'>,
  order: OrderRow | undefined,
  rights: RemedyRights,
): Remedy | undefined {
  const name = names.find((one) => remedies[one].includes(reason.replace(/^orders\./, '')));
  if (!order || !name) return undefined;
  const { can, shopId } = order;
  const edit: Remedy | undefined = can.includes('edit')
    ? { label: 'ui.edit', does: { name: 'edit', order } }
    : undefined;
  switch (name) {
    case 'map': {
      const skuIds = rights.map ? unmappedSkus(order) : [];
      return skuIds.length > 0 ? { label: 'orders.act.map', does: { name, shopId, skuIds } } : edit;
    }
    case 'prints':
      return edit && { label: 'orders.act.prints', does: { name, order } };
    case 'edit':
      return edit;
    case 'parcel':
      return can.includes(name) ? { label: parcelRemedy({ reason }), does: { name, id: order.id } } : undefined;
    case 'decide':
      return can.includes(name) ? { label: 'orders.decide', does: { name, order } } : undefined;
    case 'details':
      return { label: 'orders.act.details', does: { name, order } };
    case 'sync': {
      const initial = { shopIds: [shopId], thirdOrderNumbers: order.thirdOrderNumber };
      return rights.sync ? { label: 'orders.syncOrder', does: { name, initial } } : undefined;
    }
    case 'stores':
      return rights.stores
        ? {
            label: 'orders.openStore',
            does: { to: `/store/index?${new URLSearchParams({ name: order.shopName }).toString()}` },
          }
        : undefined;
  }
}
