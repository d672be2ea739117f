import styles from './Stacked.module.css';

/** Two lines of one cell, the second one quieter. */
export function Stacked({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
