import type { ConnectionResult } from '@pressroom/contract/channels/channels';
import { Button, Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './channels.module.css';

type Offered = Extract<ConnectionResult, { connected: true }>['channels'];

/** What the account may use, each to be taken over into the form. */
export function OfferedChannels({ offered }: { offered: Offered }) {
  const t = useT();
  const form = Form.useFormInstance();
  const chosen = String(Form.useWatch('channelCode', form) ?? '').trim();
  const isOffered = chosen === '' || offered.some(({ code }) => code === chosen);
  return (
    <>
      <div className={styles.findings}>
        <StatusTag tone="done">{t('channels.connected', { count: offered.length })}</StatusTag>
        {!isOffered && <StatusTag tone="alert">{t('channels.unoffered', { code: chosen })}</StatusTag>}
      </div>
      <ul className={styles.offered}>
        {offered.map(({ code, name }) => (
          <li key={code}>
            <Button
              size="small"
              aria-label={t('channels.take', { code })}
              aria-pressed={code === chosen}
              type={code === chosen ? 'primary' : 'default'}
              onClick={() => form.setFieldsValue({ channelCode: code, channelName: name.slice(0, 50) })}
            >
              {code}
            </Button>{' '}
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
