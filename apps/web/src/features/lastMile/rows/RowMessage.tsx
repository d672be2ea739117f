import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { failedStatuses, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import styles from './rows.module.css';

/** Statuses in which a row may wait for its provider. */
const waits: readonly LastMileStatus[] = [4, 5, 7, 9, 10];

interface Props {
  row: LastMileRow;
}

/** Why a row failed. */
export function RowFault({ row: { orderStatus, outcomeUnknown, errMsg } }: Props) {
  if (errMsg === null || !failedStatuses.includes(orderStatus)) return null;
  return <span className={outcomeUnknown ? styles.soft : styles.fault}>{errMsg}</span>;
}

/** What a row waits for that has not failed. */
export function WaitingReason({ row: { orderStatus, errMsg } }: Props) {
  if (errMsg === null || !waits.includes(orderStatus)) return null;
  return <span className={styles.soft}>{errMsg}</span>;
}
