import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import type { ReceivedMessage } from '../printers/usePrinter.ts';
import styles from './LineMessages.module.css';

interface Props {
  messages: readonly ReceivedMessage[];
  onForget: () => void;
}

const dayWidth = '2026-11-21 '.length;

/** What the industrial line has said, newest first. */
export function LineMessages({ messages, onForget }: Props) {
  const t = useT();
  return (
    <section className={styles.line} aria-label={t('printing.line')}>
      <header>
        <h2>{t('printing.line')}</h2>
        {messages.length > 0 && (
          <Button size="small" type="text" onClick={onForget}>
            {t('printing.historyClear')}
          </Button>
        )}
      </header>
      <ol role="log">
        {messages.length === 0 && <li className={styles.none}>{t('printing.lineNone')}</li>}
        {messages.map(({ key, at, msg, fault, order }) => (
          <li key={key} data-fault={fault}>
            <ToneMark tone={fault ? 'alert' : 'done'} />
            <span>
              {order && <strong>{order} </strong>}
              {msg}
            </span>
            <time dateTime={at}>{showTime(at, { seconds: true }).slice(dayWidth)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
