import { categories, type Category } from '@pressroom/contract/categories/categories';
import { isCounted } from '@pressroom/contract/categories/productCodes';
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

/** The product codes of one category. */
export function ProductCodes({ category, show }: { category: Category; show: Show }) {
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
  if (answer.data.rows.length === 0) return <p className={styles.nothing}>{t('categories.noCodes')}</p>;
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
        {answer.data.rows.filter(isCounted).map((product) => (
          <tr key={product.id}>
            <td>
              <strong>{product.code}</strong>
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
