import { enumOf } from '../fields/choices.ts';
import type { PermissionKey } from '../permissions.ts';

export const orderStatus = enumOf({
  storeReview: 5,
  factoryReview: 0,
  drawingLayout: 6,
  inProduction: 1,
  shipped: 2,
  signed: 4,
  abnormal: 3,
  closed: -1,
});
export type OrderStatus = (typeof orderStatus.values)[number];

/** The tabs of the orders page, in their order, after "All". */
export const statusTabs: readonly OrderStatus[] = [5, 0, 6, 1, 2, -1, 4, 3];

/** The open statuses: neither shipped nor closed. */
export const openStatuses: readonly OrderStatus[] = [5, 0, 6, 1, 3];

/** Orders that get their labels: before, nobody knows what is shipped; afterwards, the parcel is gone. */
export const labelledStatuses: readonly OrderStatus[] = [0, 6, 1];

/** Orders in these statuses take the product of a mapping that is made later. */
export const waitingStatuses: readonly OrderStatus[] = [5, 0, 3];

/** An approved order: its units stay reserved until it ships or stops. */
export const reservingStatuses: readonly OrderStatus[] = [6, 1];

export const labelType = enumOf({ platform: 1, own: 2 });
export const dateType = enumOf({ orderTime: 1, deliveryTimeLimit: 2, creation: 3, delivery: 4 });
export const quantitySymbol = enumOf({ none: 0, more: 1, atLeast: 2, equal: 3, less: 4, atMost: 5 });
/** A filter for orders that have a remark for the warehouse. */
export const remarkState = enumOf({ given: 1 });
export const sortType = enumOf({ ascending: 1, descending: 2 });
export const printState = enumOf({ notDelivered: 1, delivered: 2 });

/** How near an open order's deadline is: already passed, or less than a day away. */
export const deadlineState = enumOf({ overdue: 1, soon: 2 });
/**
 * What an order can wait for a person with: a SKU id without a mapping, a print that failed last, a drawing that failed,
 * a report of its marketplace that nobody has decided on, a shipment that did not come about, blanks that the shelf lacks,
 * a label that is missing in production or void, a shipment of which the marketplace has not said whether it stands, a
 * mapping that its listing contradicts, a deadline before the cut-off after tonight's, a label whose purchase was refused,
 * the gravest of the reports: its marketplace has cancelled it, its buyer asks to cancel it, its buyer has changed or asks to
 * change it, or anything else; or any of them, while it is open.
 */
export const attention = enumOf({
  mapping: 1,
  print: 2,
  drawing: 3,
  hold: 4,
  shipment: 5,
  blanks: 6,
  label: 7,
  labelVoid: 8,
  unknownShipment: 9,
  contradiction: 10,
  deadline: 11,
  any: 12,
  labelPurchase: 13,
  cancelled: 14,
  cancellationAsked: 15,
  changed: 16,
  otherReport: 17,
});
export type Attention = (typeof attention.values)[number];

/** Says what an order of the kind `hold` waits with: each has exactly one of them. */
export const reportKinds: readonly Attention[] = [
  attention.cancelled,
  attention.cancellationAsked,
  attention.changed,
  attention.otherReport,
];

/** What `orderReview` may ask for. */
export const reviewAction = enumOf({ submit: 0, approve: 1, close: -1, abnormal: 3, sign: 4 });
export type ReviewAction = (typeof reviewAction.values)[number];

/** The key that guards each review. */
export const reviewPermission: Readonly<Record<ReviewAction, PermissionKey>> = {
  0: 'orderAudit',
  1: 'orderAudit',
  [-1]: 'orderClose',
  3: 'orderError',
  // there is no key of its own: every user who sees orders may mark them as signed
  4: '/order/index',
};

/** What changes many orders at once. */
export const bulkActs = [
  'submit',
  'approve',
  'close',
  'abnormal',
  'sign',
  'ship',
  'schedule',
  'callOff',
  'refresh',
  'askShipment',
] as const;
export type BulkAct = (typeof bulkActs)[number];

/** The acts that can be taken back, and for how many minutes. */
export const undoableActs = ['submit', 'abnormal', 'close'] as const;
export const undoMinutes = 10;

/** What the asking user may do to an order now. */
export const orderActs = [
  ...bulkActs,
  'edit',
  'parcel',
  'print',
  'decide',
  'keepLabel',
  'settleShipment',
  'buyLabel',
] as const;
export type OrderAct = (typeof orderActs)[number];

/** The statuses from which each act is allowed; `approve` ends in 6 or 1, the others in what their name says. */
export const actFrom: Readonly<Record<OrderAct, readonly OrderStatus[]>> = {
  submit: [5, 3],
  approve: [5, 0, 3],
  close: [5, 0, 6, 1, 3],
  abnormal: [5, 0, 6, 1, 2],
  sign: [2],
  ship: [1],
  schedule: [1],
  callOff: [1],
  refresh: [5, 0, 3],
  askShipment: [1, 3, 2, 4],
  edit: [5, 0, 3],
  parcel: [5, 0, 6, 1, 3],
  print: [1, 2],
  decide: [3],
  keepLabel: [5, 0, 6, 1, 3, 2],
  settleShipment: [1, 3, 2, 4],
  buyLabel: [5, 0, 6, 1, 3],
};
