import { senderLimits } from '@pressroom/contract/channels/channels';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { senderFields } from './channelForm.ts';
import styles from './channels.module.css';

/** Where parcels come from, as a label shows it. */
export function SenderFields() {
  const t = useT();
  return (
    <fieldset className={styles.section}>
      <legend>{t('channels.sender')}</legend>
      <div className={styles.fields}>
        {senderFields.map((name) => (
          <Form.Item key={name} name={name} label={t(`channels.${name}`)}>
            <Input maxLength={senderLimits[name]} autoComplete="off" />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}
