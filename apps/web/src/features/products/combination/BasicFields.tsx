import { buildable } from '@pressroom/contract/products/combined';
import type { ComponentForm } from '@pressroom/contract/products/form';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { BoxFields } from '../../productTemplates/productTemplates.public.tsx';
import { CategoryField } from '../form/CategoryField.tsx';
import { EffectField } from '../form/EffectField.tsx';
import styles from '../form/form.module.css';
import { CodeAndNameFields, StatusAndRemarkFields } from '../form/HeadFields.tsx';
import { PackagingField } from '../form/PackagingField.tsx';
import { StockField } from '../form/StockField.tsx';
import { PriceRangeFields } from '../parts/SkuFields.tsx';
import { type ListName, spec } from './combinationForm.ts';
import { useHeld } from './useHeld.ts';

const none: readonly ComponentForm[] = [];

export function BasicFields({ listName }: { listName: ListName }) {
  const t = useT();
  const components = Form.useWatch<readonly ComponentForm[] | undefined>(listName) ?? none;
  const held = useHeld(components);
  return (
    <>
      <CodeAndNameFields within={spec} />
      <div className={styles.fields}>
        <CategoryField />
        <PackagingField />
      </div>
      <EffectField within={spec} required={false} hint={t('products.firstPictureServes')} />
      <StockField
        within={spec}
        available={held && held.length > 0 ? buildable(held) : null}
        followed={t('products.followsComponents')}
      />
      <p>{t('products.emptyIsSummed')}</p>
      <PriceRangeFields within={[spec]} required={false} />
      <BoxFields within={[spec]} required={false} />
      <StatusAndRemarkFields within={spec} />
    </>
  );
}
