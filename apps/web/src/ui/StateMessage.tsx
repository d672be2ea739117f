import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

interface Props {
  /** SVG paths of the drawing, in a view box of 56 x 44. */
  mark: ReactNode;
  title: string;
  detail?: string;
  action?: ReactNode;
}

/** Replaces missing content: a drawing and the reason. */
export function StateMessage({ mark, title, detail, action }: Props) {
  return (
    <div className={styles.message}>
      <svg
        width="56"
        height="44"
        viewBox="0 0 56 44"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {mark}
      </svg>
      <strong>{title}</strong>
      {detail && <p>{detail}</p>}
      {action}
    </div>
  );
}

/** The outline of a sheet of paper. */
export const sheetMark = <path d="M12 4h22l10 10v26H12zM34 4v10h10" />;
