import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { failedStatuses, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import styles from './rows.module.css';

/** Statuses in which a row may wait for its provider. */
const waits: readonly LastMileStatus[] = [4, 5, 7, 9, 10];

/** Why a row failed, or what it waits for. */
export function RowMessage({ row: { orderStatus, outcomeUnknown, errMsg } }: { row: LastMileRow }) {
  const hasFailed = failedStatuses.includes(orderStatus) && !outcomeUnknown;
  if (errMsg === null || !(hasFailed || outcomeUnknown || waits.includes(orderStatus))) return null;
  return <span className={hasFailed ? styles.fault : styles.soft}>{errMsg}</span>;
}
