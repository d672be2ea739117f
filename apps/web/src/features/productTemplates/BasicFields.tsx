import { origin, saleState } from '@pressroom/contract/productTemplates/form';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { Form, Input, Radio } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './productTemplates.module.css';
import { TemplatesFields } from './TemplatesFields.tsx';

export function BasicFields({ template }: { template: ProductTemplateDetail | undefined }) {
  const t = useT();
  return (
    <>
      <div className={styles.fields}>
        <Form.Item name="name" label={t('productTemplates.name')} required className={styles.wide}>
          <Input maxLength={30} showCount autoFocus />
        </Form.Item>
        <TemplatesFields template={template} />
        <Form.Item name="state" label={t('productTemplates.state')} required>
          <Radio.Group
            options={saleState.values.map((state) => ({ value: state, label: t(`productTemplates.state.${state}`) }))}
          />
        </Form.Item>
        <Form.Item name="origin" label={t('productTemplates.origin')} required>
          <Radio.Group
            options={origin.options.map((country) => ({
              value: country,
              label: t(`productTemplates.origin.${country}`),
            }))}
          />
        </Form.Item>
      </div>
      <Form.Item name="productReferenceLinks" label={t('productTemplates.links')} required>
        <Input maxLength={200} showCount autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item name="remark" label={t('ui.remark')}>
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </>
  );
}
