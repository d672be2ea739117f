import { batchFrom } from '@pressroom/contract/lastMile/batchAddress';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { BatchRows } from './BatchRows.tsx';

/** The orders of the batch that the address names. */
export function BatchScreen() {
  const t = useT();
  const [params] = useSearchParams();
  const batch = batchFrom(params.get('s'));
  if (batch) return <BatchRows key={batch.batchNumber} {...batch} />;
  return (
    <Screen title={t('lastMile.batchTitle')}>
      <div role="alert">
        <EmptyState
          title={t('lastMile.brokenAddress')}
          action={<Link to="/order/lastMileOrder">{t('lastMile.toBatches')}</Link>}
        />
      </div>
    </Screen>
  );
}
