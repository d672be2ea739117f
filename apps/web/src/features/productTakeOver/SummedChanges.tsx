import { useT } from '../../i18n/i18n.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { FieldCheckbox } from './FieldCheckbox.tsx';
import { ProductChanges } from './ProductChanges.tsx';
import styles from './TakeOver.module.css';
import { fieldsOf, type TakeOverChoice, type TemplateChanges } from './templateChanges.ts';

/** How many products differ in each field, and below it each product to be opened. */
export function SummedChanges({ products, choice }: { products: readonly TemplateChanges[]; choice: TakeOverChoice }) {
  const t = useT();
  return (
    <>
      <PlainTable className={styles.table} label={t('productTakeOver.field')}>
        <thead>
          <tr>
            <th scope="col">{t('productTakeOver.field')}</th>
            <th scope="col" data-end>
              {t('productTakeOver.products')}
            </th>
            <th scope="col" data-end>
              {t('productTakeOver.skus')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fieldsOf(products).map((field) => {
            const own = products.flatMap(({ changes }) => changes.filter((change) => change.field === field));
            const skus = own.reduce((sum, change) => sum + change.skus, 0);
            return (
              <tr key={field} data-omitted={choice.omitted.has(field)}>
                <th scope="row">
                  <FieldCheckbox field={field} choice={choice} />
                </th>
                <td data-end>{own.length.toLocaleString()}</td>
                <td data-end>{skus.toLocaleString()}</td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
      {products
        .filter(({ changes }) => changes.length > 0)
        .map((product) => (
          <details key={product.id} className={styles.product}>
            <summary>
              {product.spu} <span>{product.productTemplateName}</span>
            </summary>
            <ProductChanges product={product} />
          </details>
        ))}
    </>
  );
}
