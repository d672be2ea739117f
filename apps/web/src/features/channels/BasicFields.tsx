import { channelType } from '@pressroom/contract/channels/channels';
import { channelSystems } from '@pressroom/contract/channels/systems';
import { Form, Input, Radio, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { basicFields, noParameters } from './channelForm.ts';
import styles from './channels.module.css';

export function BasicFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const isDefault: unknown = Form.useWatch('isDefault', form);
  return (
    <fieldset className={styles.section}>
      <legend>{t('channels.basics')}</legend>
      <div className={styles.fields}>
        <Form.Item name="systemCode" label={t('channels.system')} required>
          <Select
            autoFocus
            options={channelSystems.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={() => form.setFieldsValue(noParameters)}
          />
        </Form.Item>
        <Form.Item name="channelType" label={t('channels.channelType')} required>
          <Select options={channelType.values.map((type) => ({ value: type, label: t(`channels.type.${type}`) }))} />
        </Form.Item>
        {basicFields.map((name) => (
          <Form.Item key={name} name={name} label={t(`channels.${name}`)} required>
            <Input maxLength={50} autoComplete="off" />
          </Form.Item>
        ))}
        <Form.Item name="isDefault" label={t('channels.isDefault')} required>
          <Radio.Group
            options={[
              { value: true, label: t('channels.yes') },
              { value: false, label: t('channels.no') },
            ]}
          />
        </Form.Item>
        {isDefault === true && (
          <Form.Item name="defaultMoney" label={t('channels.defaultMoney')} extra={t('channels.defaultRule')} required>
            <Input maxLength={13} inputMode="decimal" autoComplete="off" />
          </Form.Item>
        )}
      </div>
    </fieldset>
  );
}
