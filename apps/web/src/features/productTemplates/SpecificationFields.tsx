import { Form, Input, InputNumber } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { PriceRange } from './PriceRange.tsx';
import styles from './productTemplates.module.css';
import { boxFields } from './templateForm.ts';

const digitsOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9]/g, '');

export function SpecificationFields() {
  const t = useT();
  return (
    <>
      <div className={styles.fields}>
        <Form.Item name="material" label={t('productTemplates.material')} required>
          <Input maxLength={30} showCount />
        </Form.Item>
        <Form.Item name="stock" label={t('productTemplates.stock')} required normalize={digitsOnly}>
          <Input maxLength={6} inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <PriceRange label={t('productTemplates.originalPrice')} start="startOriginalPrice" end="endOriginalPrice" />
        <PriceRange label={t('productTemplates.sellingPrice')} start="startSellingPrice" end="endSellingPrice" />
      </div>
      <div className={styles.box}>
        {boxFields.map((name) => (
          <Form.Item key={name} name={name} label={t(`productTemplates.${name}`)} required>
            <InputNumber
              min={0}
              controls={false}
              suffix={name === 'outerBoxWeight' ? 'g' : 'cm'}
              className={styles.number}
            />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
