import { Form, InputNumber } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { limitFields } from './channelForm.ts';
import styles from './channels.module.css';

/** The greatest parcel that the channel takes; a blank field is no limit. */
export function LimitFields() {
  const t = useT();
  return (
    <fieldset className={styles.section}>
      <legend>{t('channels.limits')}</legend>
      <p className={styles.soft}>{t('channels.limitsRule')}</p>
      <div className={styles.fields}>
        {limitFields.map((name) => (
          <Form.Item key={name} name={name} label={t(`channels.${name}`)}>
            <InputNumber
              min={0}
              controls={false}
              suffix={name === 'maxWeightGrams' ? 'g' : 'cm'}
              className={styles.number}
            />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}
