import { addressRequired } from '@pressroom/contract/orders/orders';
import { labelType } from '@pressroom/contract/orders/status';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './form.module.css';

const fields = [
  ['recipientsName', 'orders.name', 100],
  ['recipientsPhone', 'orders.contact', 50],
  ['recipientsCountry', 'orders.country', 50],
  ['recipientsProvinces', 'orders.province', 100],
  ['recipientsCity', 'orders.city', 100],
  ['recipientsPostcode', 'orders.postcode', 20],
  ['recipientsAddress', 'orders.address1', 200],
  ['recipientsAddress2', 'orders.address2', 200],
] as const;

/** An own label is bought for an address, so it must be whole; the platform knows where its label leads. */
export function AddressFields() {
  const t = useT();
  const own = Form.useWatch('labelType') === labelType.own;
  return (
    <>
      <h3 className={styles.heading}>{t('orders.address')}</h3>
      <div className={styles.fields}>
        {fields.map(([name, label, max]) => (
          <Form.Item key={name} name={name} label={t(label)} required={own && name in addressRequired}>
            <Input maxLength={max} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
