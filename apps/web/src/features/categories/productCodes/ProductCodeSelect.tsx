import { categories } from '@pressroom/contract/categories/categories';
import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import styles from './ProductCodeSelect.module.css';

interface Props {
  id?: string;
  /** The code. */
  value?: string;
  onChange?: (code: string | undefined, product: ListedProductCode | undefined) => void;
  allowClear?: boolean;
}

const offered = 20;
const listWidth = 340;

/** Searches on the server: there may be thousands of codes. */
export function ProductCodeSelect({ onChange, ...control }: Props) {
  const t = useT();
  const [word, setWord] = useState('');
  const searched = useDebounced(word);
  const found = useQuery({
    ...readOf(categories.productCodePage, { code: searched, pageSize: offered }),
    placeholderData: keepPreviousData,
  });
  // until the server has answered, only what fits the word: Enter must never take a product of an earlier search
  const products = (found.data?.rows ?? []).filter(({ code }) =>
    code.toLowerCase().includes(word.trim().toLowerCase()),
  );
  return (
    <Select
      {...control}
      placeholder={t('categories.select.search')}
      showSearch={{ filterOption: false, onSearch: setWord }}
      onChange={(code: string | undefined) =>
        onChange?.(
          code,
          products.find((product) => product.code === code),
        )
      }
      onOpenChange={(open) => !open && setWord('')}
      notFoundContent={found.isFetching ? <Spin size="small" /> : t('categories.select.none')}
      optionLabelProp="value"
      listHeight={360}
      popupMatchSelectWidth={listWidth}
      options={products.map((product) => ({ value: product.code, label: <Offer product={product} /> }))}
    />
  );
}

function Offer({ product }: { product: ListedProductCode }) {
  const { code, styleName, colorName, sizeName, boxLength, boxWidth, boxHigh } = product;
  return (
    <span className={styles.offer}>
      <Thumb src={product.bottomImageUrl} alt="" size={36} />
      <span className={styles.words}>
        <strong>{code}</strong>
        <span className={styles.facts}>
          {[styleName, colorName, sizeName].join(' · ')}, {boxLength} × {boxWidth} × {boxHigh} cm
        </span>
      </span>
    </span>
  );
}
