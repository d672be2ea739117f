import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './OutcomeStrip.module.css';
import { ToneMark } from './StatusTag.tsx';
import { useCopy } from './useCopy.ts';

/** One record that an act was not done to. */
export interface OutcomeLine {
  key: string;
  /** Names the record. */
  label: string;
  /** Why. */
  msg: string;
  /** What can be done about it. */
  remedy?: ReactNode;
}

interface Props {
  isClear: boolean;
  title: string;
  /** Beside the title, such as how far the work has come. */
  beside?: ReactNode;
  lines: readonly OutcomeLine[];
  /** Copies all of them, where `lines` are only a page. */
  onCopy?: () => Promise<void>;
  /** What the button for that says, where it can say of what they are. */
  copyText?: string;
  /** Acts on all lines. */
  buttons?: ReactNode;
  onClose: () => void;
  /** Below the lines. */
  children?: ReactNode;
}

/** What an act did and did not do, record by record. */
export function OutcomeStrip({ isClear, title, beside, lines, onCopy, copyText, buttons, onClose, children }: Props) {
  const t = useT();
  const copy = useCopy();
  const copyLines = onCopy ?? (() => copy(lines.map(({ label, msg }) => `${label}\t${msg}`)));
  return (
    <section className={styles.strip} role="status" data-refused={!isClear}>
      <div className={styles.head}>
        <ToneMark tone={isClear ? 'done' : 'alert'} />
        <strong>{title}</strong>
        {beside}
        <span className={styles.buttons}>
          {buttons}
          {lines.length > 0 && (
            <Button type="link" size="small" onClick={() => void copyLines()}>
              {copyText ?? t('ui.copyRefused')}
            </Button>
          )}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      {lines.length > 0 && <OutcomeLines lines={lines} />}
      {children}
    </section>
  );
}

export function OutcomeLines({ lines }: { lines: readonly OutcomeLine[] }) {
  return (
    <ul className={styles.refused}>
      {lines.map(({ key, label, msg, remedy }) => (
        <li key={key}>
          <b>{label}</b> {msg}
          {remedy}
        </li>
      ))}
    </ul>
  );
}

/** A heading of further lines. */
export function OutcomeHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}

interface ProgressProps {
  task: { total: number; done: number; failed: number };
  text: string;
  /** How many pieces have failed, where any has. */
  failures: string;
}

/** How far the work in the background has come. */
export function OutcomeProgress({ task: { total, done, failed }, text, failures }: ProgressProps) {
  return (
    <span className={styles.progress}>
      <progress max={Math.max(1, total)} value={done} />
      {text}
      {failed > 0 && <b>{failures}</b>}
    </span>
  );
}
