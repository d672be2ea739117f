import { Brand } from './Brand.tsx';
import styles from './Loading.module.css';

/** The whole window, before anything is known. */
export function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Brand size={36} />
    </div>
  );
}
