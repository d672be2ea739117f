import { categories } from '@pressroom/contract/categories/categories';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { MissingProduct as Missing } from '@pressroom/contract/skuMapping/waiting';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ProductCodeDialog } from '../../categories/categories.public.tsx';
import styles from './MissingProduct.module.css';

/** What the listing spells out and we do not have, with the way to add it. */
export function MissingProduct({ missing: { category, categoryCode, sizeCode } }: { missing: Missing }) {
  const t = useT();
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const code = [categoryCode, sizeCode].filter(Boolean).join('-');
  if (!category) {
    return (
      <div className={styles.missing}>
        <p>{t('skuMapping.missingCategory', { code, category: categoryCode })}</p>
        <Can endpoint={categories.create}>
          <Link to="/products/information">{t('skuMapping.toCategories')}</Link>
        </Can>
      </div>
    );
  }
  return (
    <div className={styles.missing}>
      <p>{t('skuMapping.missingSize', { name: category.name, category: categoryCode, size: sizeCode ?? '' })}</p>
      <Can endpoint={categories.createProductCode}>
        <Button size="small" onClick={() => setAdding(true)}>
          {t('skuMapping.addMissing', { code })}
        </Button>
      </Can>
      <Suspense>
        {adding && (
          <ProductCodeDialog
            category={category}
            sizeCode={sizeCode ?? undefined}
            onClose={() => {
              setAdding(false);
              void client.invalidateQueries({ queryKey: [skuMapping.suggestions.path] });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
