import styles from './parts.module.css';

/** A range of dollars; one price where both ends are the same. */
export function PriceText({ start, end }: { start: string | null; end: string | null }) {
  if (start === null && end === null) return <span className={styles.none}>–</span>;
  const words = start === end || end === null ? start : start === null ? end : `${start} – ${end}`;
  return <span className={styles.number}>{words}</span>;
}
