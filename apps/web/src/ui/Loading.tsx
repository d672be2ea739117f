import { Brand } from './Brand.tsx';
import styles from './Loading.module.css';

/** Fills the window until the first data has arrived. */
export function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Brand size={36} />
    </div>
  );
}
