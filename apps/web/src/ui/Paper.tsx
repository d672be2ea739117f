import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Paper.module.css';

/** What a printer gets while this is on the screen, on A4. It stands beside the page, since a dialog would be cut off. */
export function Paper({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={styles.paper} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
