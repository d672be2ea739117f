import { categories, type ListedCategory } from '@pressroom/contract/categories/categories';
import { type CategoryCode, isCounted, type ProductCode } from '@pressroom/contract/categories/productCodes';
import { Button, Spin } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import type { Show } from '../shown.ts';
import { ProductCodeActions } from './ProductCodeActions.tsx';
import styles from './ProductCodes.module.css';

const counters = ['realStock', 'virtualStock', 'shippedNum', 'signedNum'] as const;

interface Props {
  category: ListedCategory;
  /** What the list was searched for: the codes that match are marked. */
  searched: { code?: string; sizeCode?: string };
  show: Show;
}

/** The product codes of one category, as they came with it or asked for now. */
export function ProductCodes({ category, searched, show }: Props) {
  const { productCodes } = category;
  if (!productCodes) return <AskedProductCodes category={category} searched={searched} show={show} />;
  const products = productCodes.map((code) => productOf(category, code));
  return <CodesTable category={category} products={products} searched={searched} show={show} />;
}

function AskedProductCodes({ category, searched, show }: Props) {
  const t = useT();
  const answer = useRead(categories.productCodePage, { productCodeCategoryId: category.id, pageSize: 1000 });
  if (answer.isPending) return <Spin className={styles.waiting} />;
  if (answer.isError) {
    return (
      <ErrorState
        detail={failureText(answer.error, t)}
        action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  const products = answer.data.rows.filter(isCounted);
  return <CodesTable category={category} products={products} searched={searched} show={show} />;
}

const productOf = (category: ListedCategory, code: CategoryCode): ProductCode => ({
  ...sharedOf(category),
  productCodeCategoryId: category.id,
  productCategoryName: category.name,
  ...code,
});

function sharedOf(category: ListedCategory) {
  const { id: _id, name: _name, bottomImageId: _image, numberOfPrints: _number, ...rest } = category;
  const { blend: _blend, productCodeCount: _count, shortNum: _short, productCodes: _codes, ...shared } = rest;
  return shared;
}

function CodesTable({ category, products, searched, show }: Props & { products: readonly ProductCode[] }) {
  const t = useT();
  if (products.length === 0) return <p className={styles.nothing}>{t('categories.noCodes')}</p>;
  return (
    <PlainTable className={styles.table} label={category.name}>
      <thead>
        <tr>
          <th scope="col">{t('categories.code')}</th>
          <th scope="col">{t('categories.style')}</th>
          <th scope="col">{t('categories.color')}</th>
          <th scope="col">{t('categories.size')}</th>
          {counters.map((counter) => (
            <th key={counter} scope="col" data-end>
              {t(`categories.${counter}`)}
            </th>
          ))}
          <th scope="col">{t('ui.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} aria-current={isSearched(product, searched) || undefined}>
            <td>
              <strong>{isSearched(product, searched) ? <mark>{product.code}</mark> : product.code}</strong>
            </td>
            <td className={styles.alike}>{product.styleName}</td>
            <td className={styles.alike}>{product.colorName}</td>
            <td>{product.sizeName}</td>
            {counters.map((counter) => (
              <td
                key={counter}
                className={styles.count}
                data-end
                data-label={t(`categories.${counter}`)}
                data-short={product[counter] < 0}
              >
                {product[counter].toLocaleString()}
              </td>
            ))}
            <td>
              <ProductCodeActions product={product} show={show} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function isSearched({ code, sizeCode }: ProductCode, searched: Props['searched']): boolean {
  const word = searched.code?.trim().toLowerCase();
  if (!word && !searched.sizeCode) return false;
  return (
    (!word || code.toLowerCase().includes(word)) &&
    (!searched.sizeCode || sizeCode.toLowerCase() === searched.sizeCode.toLowerCase())
  );
}
