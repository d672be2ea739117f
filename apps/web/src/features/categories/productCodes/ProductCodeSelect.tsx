import { categories } from '@pressroom/contract/categories/categories';
import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { useT } from '../../../i18n/i18n.ts';
import { type Lookup, LookupSelect } from '../../../kit/LookupSelect.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './ProductCodeSelect.module.css';

interface Props {
  id?: string;
  /** The code. */
  value?: string;
  onChange?: (code: string | undefined, product: ListedProductCode | undefined) => void;
  allowClear?: boolean;
}

const byCode: Lookup<typeof categories.productCodePage> = {
  endpoint: categories.productCodePage,
  search: 'words',
  keyOf: ({ code }) => code,
  textOf: ({ code }) => code,
  render: (product) => <Offer product={product} />,
};

export function ProductCodeSelect(control: Props) {
  const t = useT();
  return <LookupSelect {...control} lookup={byCode} placeholder={t('categories.select.search')} />;
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
