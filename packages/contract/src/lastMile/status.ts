import { enumOf } from '../fields/choices.ts';
import { labelType } from '../orders/status.ts';

export const lastMileStatus = enumOf({
  /** For calculation; to push, for label type 1. */
  waiting: 0,
  calculating: 1,
  trialFailed: 2,
  waitingForOrder: 3,
  placing: 4,
  ordered: 5,
  orderFailed: 6,
  labelIssued: 7,
  cancelled: 8,
  pushing: 9,
  sent: 10,
  pushFailed: 11,
});
export type LastMileStatus = (typeof lastMileStatus.values)[number];

export const batchStatus = enumOf({ parsing: 0, completed: 1, completedWithErrors: 2 });
export type BatchStatus = (typeof batchStatus.values)[number];

export const labelTypes = labelType.values;
export type LabelType = (typeof labelTypes)[number];

/** The statuses whose rows show why they failed. */
export const failedStatuses: readonly LastMileStatus[] = [2, 6, 11];

/** What may be done with a row. */
export const lastMileActs = [
  'calculate',
  'order',
  'getLabel',
  'push',
  'retry',
  'cancelLabel',
  'parcels',
  'delete',
] as const;
export type LastMileAct = (typeof lastMileActs)[number];

interface From {
  labelTypes: readonly LabelType[];
  statuses: readonly LastMileStatus[];
}

/** From which statuses of which label type each act is allowed. `parcels`: to change them. */
export const lastMileFrom: Readonly<Record<LastMileAct, From>> = {
  calculate: { labelTypes: [labelType.own], statuses: [0, 1, 2, 3, 6] },
  order: { labelTypes: [labelType.own], statuses: [3] },
  getLabel: { labelTypes: [labelType.own], statuses: [5, 6] },
  push: { labelTypes: [labelType.platform], statuses: [0, 11] },
  retry: { labelTypes: [labelType.platform, labelType.own], statuses: [2, 6, 11] },
  cancelLabel: { labelTypes: [labelType.platform, labelType.own], statuses: [5, 6, 7, 10, 11] },
  parcels: { labelTypes: [labelType.platform, labelType.own], statuses: [0, 2, 3, 6, 11] },
  delete: { labelTypes: [labelType.platform, labelType.own], statuses: [0, 1, 2, 3, 6, 8, 11] },
};

export function mayDo(act: LastMileAct, labelTypeOfRow: LabelType, status: LastMileStatus): boolean {
  const { labelTypes, statuses } = lastMileFrom[act];
  return labelTypes.includes(labelTypeOfRow) && statuses.includes(status);
}
