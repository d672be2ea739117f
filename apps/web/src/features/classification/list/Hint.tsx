import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface Props {
  content: ReactNode;
  children: ReactNode;
}

/** Shows more about its children while they are hovered or have the focus; a finger taps them. */
export function Hint({ content, children }: Props) {
  // a finger's tap would open it by hovering and close it by the click
  const byFinger = window.matchMedia('(hover: none)').matches;
  return (
    <Tooltip title={content} trigger={byFinger ? 'click' : ['hover', 'focus']} classNames={{ root: styles.hint }}>
      <span tabIndex={0} className={styles.hinted}>
        {children}
      </span>
    </Tooltip>
  );
}
