import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { showTime } from '../i18n/showTime.ts';
import styles from './Paper.module.css';

interface Props {
  /** What is printed, and of what: with the minute of `at` it names the file where the browser prints into one. */
  name: string;
  at: string;
  children: ReactNode;
}

/** What a printer gets while this is on the screen, on A4. It stands beside the page, since a dialog would be cut off. */
export function Paper({ name, at, children }: Props) {
  const title = `${name}-${showTime(at).replace(/[-:]/g, '').replace(' ', '-')}`;
  useEffect(() => {
    const screen = document.title;
    document.title = title;
    return () => {
      document.title = screen;
    };
  }, [title]);
  return createPortal(
    <div className={styles.paper} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
