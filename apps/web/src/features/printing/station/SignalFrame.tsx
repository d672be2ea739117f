import type { QueueView } from '../queue/printQueue.ts';
import styles from './SignalFrame.module.css';

/** Colours the whole screen for a moment, and its edge until the next scan: seen from the corner of an eye. */
export function SignalFrame({ signal }: Pick<QueueView, 'signal'>) {
  if (!signal) return null;
  return <div key={signal.key} className={styles.frame} data-colour={signal.name} aria-hidden="true" />;
}
