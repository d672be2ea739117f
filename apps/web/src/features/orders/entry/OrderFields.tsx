import { labelType } from '@pressroom/contract/orders/status';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { DateTimePicker } from '../../../ui/DateTimePicker.tsx';
import { CarrierInput } from '../parcel/CarrierInput.tsx';
import styles from './entry.module.css';

/** An order of a marketplace is found again by its number and store, so these cannot be edited. */
export function OrderFields({ fromMarket }: { fromMarket: boolean }) {
  const t = useT();
  return (
    <div className={styles.fields}>
      <Form.Item
        name="thirdOrderNumber"
        label={t('orders.number')}
        required
        extra={fromMarket && t('orders.market.fixed')}
      >
        <Input maxLength={64} autoFocus={!fromMarket} disabled={fromMarket} />
      </Form.Item>
      <Form.Item name="shopId" label={t('orders.store')} required>
        <StoreSelect openOnly={!fromMarket} disabled={fromMarket} />
      </Form.Item>
      <Form.Item name="orderTime" label={t('orders.orderTime')}>
        <DateTimePicker />
      </Form.Item>
      <Form.Item name="deliveryTimeLimit" label={t('orders.deadline')}>
        <DateTimePicker />
      </Form.Item>
      <Form.Item name="labelType" label={t('orders.labelType')}>
        <Radio.Group
          optionType="button"
          options={labelType.values.map((type) => ({ value: type, label: t(`orders.labelType.${type}`) }))}
        />
      </Form.Item>
      <Form.Item name="carrierName" label={t('orders.carrier')}>
        <CarrierInput />
      </Form.Item>
      <Form.Item name="trackingNumber" label={t('orders.tracking')}>
        <Input maxLength={64} />
      </Form.Item>
      <Form.Item name="sharedParcel" valuePropName="checked" label={t('orders.shared')}>
        <Checkbox>{t('orders.sharedParcel')}</Checkbox>
      </Form.Item>
      <Form.Item name="remark" label={t('ui.remark')}>
        <Input maxLength={500} />
      </Form.Item>
    </div>
  );
}
