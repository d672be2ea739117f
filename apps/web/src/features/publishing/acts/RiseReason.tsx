import { riseReasons } from '@pressroom/contract/publishing/acts';
import { Form, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

/** Asked for by marketplaces where a price rises. */
export function RiseReason() {
  const t = useT();
  return (
    <Form.Item name="riseReason" label={t('publishing.riseReason')} extra={t('publishing.riseReasonHint')}>
      <Select
        allowClear
        options={riseReasons.map((value) => ({ value, label: t(`publishing.riseReason.${value}`) }))}
      />
    </Form.Item>
  );
}
