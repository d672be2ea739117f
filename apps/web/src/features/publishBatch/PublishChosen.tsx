import { publishPlans } from '@pressroom/contract/publishing/plans';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { ChosenProduct } from './work.ts';

const BatchPublishDialog = lazyPart(async () => (await import('./BatchPublishDialog.tsx')).BatchPublishDialog);

/** On a list of products: publishes those that are selected. */
export function PublishChosen({ products }: { products: readonly ChosenProduct[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Can endpoint={publishPlans.create}>
      {products.length > 0 && (
        <Button onClick={() => setOpen(true)}>{t('publishBatch.publishChosen', { count: products.length })}</Button>
      )}
      <Suspense>{open && <BatchPublishDialog products={products} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
}
