import { categories } from '@pressroom/contract/categories/categories';
import { Tag } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import styles from './list.module.css';
import type { ProductList } from './useProductList.ts';

/** The filters that other pages lead here with, and that have no field. */
const fromElsewhere = ['categoryTemplateId', 'outerPkgTemplateId', 'stockImageId', 'productCodeCategoryId'] as const;
type Elsewhere = (typeof fromElsewhere)[number];

export function FilterChips({ list }: { list: ProductList }) {
  const t = useT();
  const nameOf = useNames(list);
  const set = fromElsewhere.filter((name) => list.filters[name]);
  if (set.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('products.onlyOf')}>
      {set.map((name) => (
        <Tag key={name} closable onClose={() => list.setFilters({ [name]: undefined })}>
          {t(`products.of.${name}`, { name: nameOf(name) })}
        </Tag>
      ))}
    </div>
  );
}

/** What the records are called, as far as the rows that were found say so. */
function useNames({ filters, rows }: ProductList) {
  const { data: options } = useRead(categories.options, {}, { enabled: Boolean(filters.productCodeCategoryId) });
  const names: Record<Elsewhere, () => string | undefined> = {
    categoryTemplateId: () => rows[0]?.categoryTemplateName,
    outerPkgTemplateId: () => rows[0]?.outerPkgTemplateName,
    stockImageId: () =>
      rows
        .flatMap(({ productSpecs }) => productSpecs.flatMap(({ stockImages }) => stockImages))
        .find(({ id }) => id === filters.stockImageId)?.name,
    productCodeCategoryId: () => options?.find(({ id }) => id === filters.productCodeCategoryId)?.name,
  };
  return (name: Elsewhere) => names[name]() ?? `#${filters[name]}`;
}
