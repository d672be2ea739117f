import { Brand } from './Brand.tsx';
import styles from './Waiting.module.css';

/** The whole window, before anything is known. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Brand size={36} />
    </div>
  );
}
