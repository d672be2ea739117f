import { saleState } from '@pressroom/contract/productTemplates/form';
import { Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './form.module.css';

const longest = 100;

/** The codes and the name. `within` is the object of the form that holds the SKU. */
export function CodeAndNameFields({ within }: { within: string }) {
  const t = useT();
  const code = { maxLength: longest, autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className={styles.fields}>
      <Form.Item name="spu" label={t('products.spu')} required>
        <Input {...code} autoFocus />
      </Form.Item>
      <Form.Item name={[within, 'sku']} label={t('products.sku')} required>
        <Input {...code} />
      </Form.Item>
      <Form.Item name={[within, 'name']} label={t('products.name')} className={styles.wide}>
        <Input maxLength={longest} showCount />
      </Form.Item>
    </div>
  );
}

export function StatusAndRemarkFields({ within }: { within: string }) {
  const t = useT();
  return (
    <>
      <Form.Item name="status" label={t('ui.status')} required>
        <Radio.Group
          options={saleState.values.map((status) => ({ value: status, label: t(`products.status.${status}`) }))}
        />
      </Form.Item>
      <Form.Item name={[within, 'remark']} label={t('ui.remark')}>
        <Input.TextArea maxLength={longest} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
      </Form.Item>
    </>
  );
}
