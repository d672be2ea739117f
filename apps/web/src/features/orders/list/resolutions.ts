import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderShortage } from '@pressroom/contract/orders/shortages';
import { type Attention, attention, openStatuses, reservingStatuses } from '@pressroom/contract/orders/status';
import type { TextKey } from '../../../i18n/i18n.ts';
import type { OrderActs } from '../acts/useOrderActs.ts';
import type { useRemedies } from '../acts/useRemedies.ts';
import type { OrderDialog } from '../acts/useOrderDialogs.ts';
import { lacksPrints } from '../record/linePrints.ts';
import { mappedSkus, unmappedSkus } from '../record/orderSkus.ts';

/** A row of the list, with what other reads say of it. */
export interface Row {
  order: OrderRow;
  /** The lines that contradict their listings. */
  contradicted?: readonly ContradictedLine[];
  /** The blanks that it waits for. */
  short?: readonly OrderShortage[];
  /** Why it cannot ship, although nothing of its own is in the way. */
  blocked?: Refusal | undefined;
}

/** What the user may do beyond the `can` of an order. */
export interface RowRights {
  acts: Pick<OrderActs, 'keepLabel' | 'start'>;
  remedyOf: ReturnType<typeof useRemedies>;
  nameCarrier: boolean;
  map: boolean;
  uploadLabel: boolean;
  seeStock: boolean;
  batchPush: boolean;
  batchOrder: boolean;
}

/** An act that resolves something: it opens a dialog, leads to another page, or does it at once. */
export interface Resolution {
  label: TextKey;
  params?: Readonly<Record<string, string>>;
  /** What the button in the row says where the label is too long for it. */
  brief?: TextKey;
  danger?: boolean;
  /** It stands in the menu, since the order's next step may be right all the same. */
  secondary?: boolean;
  does: OrderDialog | { to: string } | { run: () => void };
}

type Resolve = (row: Row, rights: RowRights) => readonly (Resolution | false)[];

const none: readonly Resolution[] = [];
/** True where the list was asked for kinds of trouble and the order has this one. */
const hasKind = ({ order }: Row, kind: Attention) => order.attention?.includes(kind) ?? false;

const addLabel = ({ id }: OrderRow): Resolution => ({
  label: 'orders.addLabel',
  brief: 'orders.addLabelShort',
  does: { name: 'parcel', id },
});

function waitsForLabel({ sysStatus, can, trackingNumber, hasLabel, labelVoid }: OrderRow): boolean {
  const isApproved = reservingStatuses.includes(sysStatus);
  return isApproved && can.includes('parcel') && labelVoid === null && !(trackingNumber && hasLabel);
}

/**
 * What resolves each kind of trouble, the most pressing first. Of all that an order has, the first act that its user may do
 * is the button of the row, the others are in its menu. Kinds that are not named here are resolved by the order's next step.
 */
const resolutions: readonly (readonly [Attention | 'prints' | 'stopped', Resolve])[] = [
  [
    attention.hold,
    ({ order }) => [
      order.can.includes('decide') && { label: 'orders.decide', danger: true, does: { name: 'decide', order } },
    ],
  ],
  [
    attention.shipment,
    ({ order: { carrierQuestion } }, { nameCarrier }) => [
      carrierQuestion !== null &&
        nameCarrier && { label: 'carrierNames.choose', danger: true, does: { name: 'carrier', id: carrierQuestion } },
    ],
  ],
  [
    attention.unknownShipment,
    ({ order }, { acts }) => [
      order.can.includes('askShipment') && {
        label: 'orders.act.askShipment',
        does: { run: () => acts.start('askShipment', [order]) },
      },
      order.can.includes('settleShipment') && {
        label: 'orders.act.settleShipment',
        does: { name: 'settle', order },
      },
    ],
  ],
  [
    attention.labelPurchase,
    ({ order }) => [
      order.can.includes('buyLabel') && {
        label: 'orders.act.buyLabel',
        danger: true,
        does: { name: 'buyLabel', order },
      },
    ],
  ],
  [
    attention.mapping,
    ({ order }, { map }) => {
      const skuIds = unmappedSkus(order);
      return [
        map && skuIds.length > 0 && { label: 'orders.act.map', does: { name: 'map', shopId: order.shopId, skuIds } },
      ];
    },
  ],
  [
    'prints',
    ({ order }) => [
      lacksPrints(order) &&
        order.can.includes('edit') && {
          label: 'orders.act.prints',
          brief: 'orders.printsShort',
          does: { name: 'prints', order },
        },
    ],
  ],
  [
    'stopped',
    ({ order, blocked }, { remedyOf }) => {
      const { stoppedBy, sysStatus, holds } = order;
      // what its lines lack, and reports, are resolved above
      const isKnown = stoppedBy === 'orders.notMapped' || stoppedBy === 'orders.noProduct' || holds.length > 0;
      const open = openStatuses.includes(sysStatus) && stoppedBy !== null && !isKnown;
      return [(open && remedyOf({ reason: stoppedBy }, order)) || (blocked && remedyOf(blocked, order)) || false];
    },
  ],
  [
    attention.contradiction,
    (row, { map }) => {
      const { order, contradicted = [] } = row;
      const secondary = !hasKind(row, attention.contradiction);
      const named = [...new Set(contradicted.map(({ msku }) => msku).filter(Boolean))];
      // a mapping that is contradicted by another order's listing: any of them may be it
      const skuIds = named.length > 0 || secondary ? named : mappedSkus(order);
      return [
        map &&
          skuIds.length > 0 && {
            label: 'orders.act.correctMapping',
            brief: 'orders.correctMappingShort',
            secondary,
            does: { name: 'correctMapping', shopId: order.shopId, skuIds },
          },
      ];
    },
  ],
  [
    attention.labelVoid,
    (row, { acts, uploadLabel }) => {
      const { order } = row;
      const { can, labelVoid, sysStatus } = order;
      if (labelVoid === null || !openStatuses.includes(sysStatus)) return none;
      const secondary = !reservingStatuses.includes(sysStatus) && !hasKind(row, attention.labelVoid);
      return [
        can.includes('keepLabel') && {
          label: 'orders.act.keepLabel',
          brief: 'orders.keepLabelShort',
          secondary,
          does: { run: () => acts.keepLabel(order) },
        },
        can.includes('parcel') && uploadLabel && { ...addLabel(order), secondary },
      ];
    },
  ],
  [
    attention.print,
    (row) => [
      hasKind(row, attention.print) &&
        row.order.can.includes('print') && {
          label: 'orders.act.printLabel',
          brief: 'orders.printLabelShort',
          does: { to: `/order/print?${new URLSearchParams({ number: row.order.thirdOrderNumber }).toString()}` },
        },
    ],
  ],
  [
    attention.label,
    ({ order }, { uploadLabel, batchPush, batchOrder }) => {
      if (!waitsForLabel(order)) return none;
      const enter: Resolution = {
        label: 'orders.act.parcel',
        brief: 'orders.enterParcel',
        does: { name: 'parcel', id: order.id },
      };
      return [
        order.trackingNumber ? uploadLabel && addLabel(order) : enter,
        (order.labelType === 1 ? batchPush : batchOrder) && {
          label: `orders.getLabel.${order.labelType}`,
          does: { name: 'batch', order },
        },
      ];
    },
  ],
  [
    attention.blanks,
    (row, { seeStock }) =>
      hasKind(row, attention.blanks) && seeStock
        ? (row.short ?? []).map(({ productCode: code }) => ({
            label: 'orders.act.stock',
            params: { code },
            brief: 'orders.stockShort',
            does: { to: `/products/information?${new URLSearchParams({ code }).toString()}` },
          }))
        : none,
  ],
];

export function resolutionsOf(row: Row, rights: RowRights): Resolution[] {
  return resolutions.flatMap(([, resolve]) => resolve(row, rights).filter((one) => one !== false));
}
