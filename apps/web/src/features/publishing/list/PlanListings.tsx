import type { PublishPlan, PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Button, Spin } from 'antd';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { PriceText } from '../../products/products.public.tsx';
import type { ListingActs } from '../acts/useListingActs.ts';
import { ListingPicture } from '../parts/ListingPicture.tsx';
import type { Show } from '../parts/shown.ts';
import nested from '../parts/nested.module.css';
import styles from './list.module.css';
import { ListingActions } from './ListingActions.tsx';
import { StatusCell } from './StatusCell.tsx';
import { NameCell } from './useListingColumns.tsx';

interface Props {
  plan: PublishPlan;
  acts: ListingActs;
  show: Show;
}

/** The listings of a plan, page by page. */
export function PlanListings({ plan, acts, show }: Props) {
  const t = useT();
  const list = useResourceList(publishProducts.page, { fixed: { publishPlanId: plan.id }, storage: 'memory' });
  if (list.state === 'loading') return <Spin />;
  if (list.state === 'failed') {
    const retry = <Button onClick={list.refresh}>{t('ui.retry')}</Button>;
    return <ErrorState detail={failureText(list.failure, t)} action={retry} />;
  }
  if (list.total === 0) return <EmptyState title={t('publishing.planEmpty')} />;
  return (
    <div className={styles.details}>
      <PlainTable
        className={`${nested.inRow} ${styles.listings}`}
        label={t('publishing.listingsOf', { number: plan.publishBatchNo })}
      >
        <thead>
          <tr>
            <th scope="col">{t('publishing.picture')}</th>
            <th scope="col">{t('publishing.listing')}</th>
            <th scope="col">{t('publishing.publishStatus')}</th>
            <th scope="col">{t('publishing.store')}</th>
            <th scope="col" className={styles.minor} data-end>
              {t('publishing.skuCount')}
            </th>
            <th scope="col" className={styles.minor} data-end>
              {t('publishing.specialPrice')}
            </th>
            <th scope="col" className={styles.minor} data-end>
              {t('publishing.realStock')}
            </th>
            <th scope="col">{t('ui.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((listing) => (
            <ListingRow key={listing.id} listing={listing} acts={acts} show={show} />
          ))}
        </tbody>
      </PlainTable>
      {list.total > list.pageSize && <Pager list={list} sizes={[]} />}
    </div>
  );
}

function ListingRow({ listing, acts, show }: { listing: PublishProduct; acts: ListingActs; show: Show }) {
  return (
    <tr>
      <td>
        <ListingPicture of={listing} />
      </td>
      <td>
        <NameCell listing={listing} />
      </td>
      <td>
        <StatusCell listing={listing} acts={acts} show={show} />
      </td>
      <td>{listing.storeName}</td>
      <td className={styles.minor} data-end>
        {listing.skuCount}
      </td>
      <td className={styles.minor} data-end>
        <PriceText start={listing.specialPrice} end={listing.highestSpecialPrice} />
      </td>
      <td className={styles.minor} data-end>
        {listing.realStock.toLocaleString('en')}
      </td>
      <td>
        <ListingActions listing={listing} acts={acts} show={show} />
      </td>
    </tr>
  );
}
