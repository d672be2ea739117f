import { origin } from '@pressroom/contract/productTemplates/form';
import { Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { Path } from '../../../kit/problems.ts';
import { BoxFields, PriceRange } from '../../productTemplates/productTemplates.public.tsx';
import styles from './parts.module.css';

interface Props {
  /** Leads to the object of the form that holds the fields. */
  within?: Path;
}

/** What a SKU is made of, costs and is packed in. */
export function SkuSpecificationFields({ within = [] }: Props) {
  const t = useT();
  return (
    <>
      <div className={styles.fields}>
        <Form.Item name={[...within, 'material']} label={t('products.material')} required>
          <Input maxLength={30} showCount />
        </Form.Item>
        <Form.Item name={[...within, 'origin']} label={t('products.origin')} required>
          <Radio.Group
            options={origin.options.map((country) => ({
              value: country,
              label: t(`productTemplates.origin.${country}`),
            }))}
          />
        </Form.Item>
      </div>
      <Form.Item name={[...within, 'productReferenceLinks']} label={t('products.links')} required>
        <Input maxLength={200} showCount autoComplete="off" inputMode="url" />
      </Form.Item>
      <PriceRangeFields within={within} />
      <BoxFields within={within} />
    </>
  );
}

/** Both price ranges of a SKU. */
export function PriceRangeFields({ within = [], required = true }: Props & { required?: boolean }) {
  const t = useT();
  const both = { within, required };
  return (
    <div className={styles.fields}>
      <PriceRange {...both} label={t('products.originalPrice')} start="startOriginalPrice" end="endOriginalPrice" />
      <PriceRange {...both} label={t('products.sellingPrice')} start="startSellingPrice" end="endSellingPrice" />
    </div>
  );
}
