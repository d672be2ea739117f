import { recipientLengths } from '@pressroom/contract/orders/recipient';
import { addressRequired } from '@pressroom/contract/orders/entry';
import { labelType } from '@pressroom/contract/orders/status';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { addressLabels } from '../record/addressLabels.ts';
import { RegionInput } from './RegionInput.tsx';
import styles from './entry.module.css';

/** The address is required for an own label, which is bought for it. A platform label has its address already. */
export function AddressFields() {
  const t = useT();
  const own = Form.useWatch('labelType') === labelType.own;
  return (
    <>
      <h3 className={styles.heading}>{t('orders.address')}</h3>
      <div className={styles.fields}>
        {addressLabels.map(([name, label]) => (
          <Form.Item key={name} name={name} label={t(label)} required={own && name in addressRequired}>
            {name === 'recipientsCountry' || name === 'recipientsProvinces' ? (
              <RegionInput of={name} />
            ) : (
              <Input maxLength={recipientLengths[name]} />
            )}
          </Form.Item>
        ))}
      </div>
    </>
  );
}
