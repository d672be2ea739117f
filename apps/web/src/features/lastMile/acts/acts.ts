import type { BulkOutcome, Refusal } from '@pressroom/contract/fields/outcomes';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { lastMileActs, type LabelType } from '@pressroom/contract/lastMile/status';
import type { Translate } from '../../../i18n/i18n.ts';
import { statusText } from '../parts/RowStatusTag.tsx';

/** What is done to rows, one or many. Parcels are one row's and have a dialog of their own. */
export type ActName = Exclude<(typeof lastMileActs)[number], 'parcels'>;

/** An act with what it did and did not do. */
export interface ActResult extends BulkOutcome {
  act: ActName;
}

export function rowsAllowing(act: ActName, rows: readonly LastMileRow[]): LastMileRow[] {
  return rows.filter(({ can }) => can.includes(act));
}

/** The chosen rows that an act is not asked for: their state does not allow it. */
export function refusalOf(row: LastMileRow, type: LabelType, t: Translate): Refusal {
  const reason = 'lastMile.wrongState';
  const status = row.outcomeUnknown ? t('lastMile.outcomeUnknown') : statusText(row.orderStatus, type, t);
  return { id: row.id, label: row.thirdOrderNumber, reason, msg: t(reason, { status }) };
}
