import styles from './stock.module.css';

/** A number of units; below zero it is more than there is. */
export function Units({ units }: { units: number }) {
  return (
    <span className={styles.units} data-short={units < 0}>
      {units.toLocaleString()}
    </span>
  );
}
