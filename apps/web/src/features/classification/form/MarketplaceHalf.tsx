import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { StoreSelect, useMayAskOf } from '../../stores/stores.public.tsx';
import { AttributesSection } from './AttributesSection.tsx';
import { CategoryField } from './CategoryField.tsx';
import styles from './form.module.css';
import { type FormValues, namesOf } from './formValues.ts';
import { useClearing } from './useClearing.tsx';
import type { Side } from './useSides.ts';

interface Props {
  side: Side;
  /** Acts on all attributes of this half. */
  tools?: ReactNode;
  /** What else is bound to the category. */
  children?: ReactNode;
}

/** Store, category and attributes at one marketplace; each is asked for once the one before it is chosen. */
export function MarketplaceHalf({ side, tools, children }: Props) {
  const t = useT();
  const { marketplace } = side;
  const names = namesOf(marketplace);
  const storeId = Form.useWatch(names.storeId, Form.useFormInstance<FormValues>());
  const mayAsk = useMayAskOf(storeId);
  const { clearCategory } = useClearing(marketplace);
  return (
    <section className={styles.half} aria-label={marketplaceNames[marketplace]}>
      <h3 className={styles.title}>{marketplaceNames[marketplace]}</h3>
      <Form.Item
        name={names.storeId}
        label={t(`classification.${marketplace}Store`)}
        required
        extra={mayAsk === false && <span className={styles.warning}>{t('classification.storeEndedDetail')}</span>}
      >
        <StoreSelect authorizedAt={marketplace} openOnly onChange={clearCategory} />
      </Form.Item>
      <Form.Item name={names.categoryIds} label={t(`classification.${marketplace}Category`)} required hidden={!storeId}>
        <CategoryField marketplace={marketplace} storeId={storeId} />
      </Form.Item>
      <Form.Item name={names.productTypeId} hidden>
        <input type="hidden" />
      </Form.Item>
      <Form.Item name={names.category} hidden>
        <input type="hidden" />
      </Form.Item>
      {children}
      <AttributesSection side={side} tools={tools} />
    </section>
  );
}
