import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { BoxFields } from './BoxFields.tsx';
import { PriceRange } from './PriceRange.tsx';
import styles from './productTemplates.module.css';

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
      <BoxFields />
    </>
  );
}
