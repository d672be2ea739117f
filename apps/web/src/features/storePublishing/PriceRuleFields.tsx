import { Checkbox, Form, Input, Switch } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { CategoryCosts } from './CategoryCosts.tsx';
import { PriceExample } from './PriceExample.tsx';
import styles from './storePublishing.module.css';

const decimal = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9.-]/g, '');

export function PriceRuleFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const usesRule = Form.useWatch<boolean | undefined>('usesRule', form) ?? false;
  const field = { normalize: decimal };
  const input = <Input maxLength={10} inputMode="decimal" autoComplete="off" />;
  return (
    <>
      <Form.Item
        name="usesRule"
        label={t('storePublishing.useRule')}
        valuePropName="checked"
        extra={t('storePublishing.useRuleHint')}
      >
        <Switch />
      </Form.Item>
      {usesRule && (
        <>
          <div className={styles.pair}>
            <Form.Item {...field} name={['priceRule', 'factor']} label={t('storePublishing.factor')} required>
              {input}
            </Form.Item>
            <Form.Item {...field} name={['priceRule', 'plus']} label={t('storePublishing.plus')} required>
              {input}
            </Form.Item>
          </div>
          <Form.Item name={['priceRule', 'to99']} valuePropName="checked">
            <Checkbox>{t('storePublishing.to99')}</Checkbox>
          </Form.Item>
          <div className={styles.pair}>
            <Form.Item
              {...field}
              name={['priceRule', 'baseCost']}
              label={t('storePublishing.baseCost')}
              extra={t('storePublishing.baseCostHint')}
            >
              {input}
            </Form.Item>
            <Form.Item
              {...field}
              name={['priceRule', 'marginPercent']}
              label={t('storePublishing.margin')}
              extra={t('storePublishing.marginHint')}
            >
              {input}
            </Form.Item>
          </div>
          <CategoryCosts />
          <PriceExample />
        </>
      )}
    </>
  );
}
