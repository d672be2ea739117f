import type { ConnectionResult } from '@pressroom/contract/channels/channels';
import { Alert, Button, Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './channels.module.css';

type Offered = Extract<ConnectionResult, { connected: true }>['channels'];

/** What the account may use, each to be taken over into the form. */
export function OfferedChannels({ offered }: { offered: Offered }) {
  const t = useT();
  const form = Form.useFormInstance();
  const chosen = String(Form.useWatch('channelCode', form) ?? '').trim();
  const isOffered = chosen === '' || offered.some(({ code }) => code === chosen);
  return (
    <Alert
      type={isOffered ? 'success' : 'warning'}
      showIcon
      title={t('channels.connected', { count: offered.length })}
      description={
        <>
          {!isOffered && <p className={styles.unoffered}>{t('channels.unoffered', { code: chosen })}</p>}
          <ul className={styles.offered}>
            {offered.map(({ code, name }) => (
              <li key={code}>
                <Button
                  size="small"
                  aria-label={t('channels.take', { code })}
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
      }
    />
  );
}
