import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { memo } from 'react';
import { type TextKey, useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { thumbSize } from '../../pictures/pictures.public.tsx';
import { PriceText } from '../../products/products.public.tsx';
import { isGone } from '../acts/acts.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import { boxText } from '../parts/facts.ts';
import { ListingPicture } from '../parts/ListingPicture.tsx';
import { ShelfTag } from '../parts/ShelfTag.tsx';
import type { Show } from '../parts/shown.ts';
import styles from './list.module.css';
import { ListingActions } from './ListingActions.tsx';
import { StatusCell } from './StatusCell.tsx';
import type { TabStatus } from './tabs.ts';

interface Reach {
  status: TabStatus;
  acts: ListingActs;
  show: Show;
}

export function useListingColumns({ status, acts, show }: Reach): Column<PublishProduct>[] {
  const t = useT();
  const column = (
    key: string,
    title: TextKey,
    width: number,
    render: Column<PublishProduct>['render'],
  ): Column<PublishProduct> => ({ key, title: t(title), width, render });
  const minor = { minor: true } as const;
  const number = { align: 'end' } as const;
  return [
    {
      ...column('picture', 'publishing.picture', 66, (listing) => <ListingPicture of={listing} />),
      fixed: 'start',
      height: thumbSize,
    },
    { ...column('listing', 'publishing.listing', 232, (listing) => <NameCell listing={listing} />), fixed: 'start' },
    column('status', 'publishing.publishStatus', 196, (listing) => (
      <StatusCell listing={listing} acts={acts} show={show} />
    )),
    ...(status === 3
      ? [
          column('shelf', 'publishing.shelf', 104, (listing) =>
            listing.status && !isGone(listing) ? <ShelfTag status={listing.status} /> : '–',
          ),
        ]
      : []),
    {
      ...column('type', 'publishing.productType', 104, ({ productType }) => t(`publishing.productType.${productType}`)),
      ...minor,
    },
    column('store', 'publishing.store', 160, ({ storeName, storeTypeCode }) => (
      <div className={styles.cell}>
        <span className={styles.cut} title={storeName}>
          {storeName}
        </span>
        <span className={styles.second}>{t(`stores.type.${storeTypeCode}`)}</span>
      </div>
    )),
    column('codes', 'publishing.codes', 190, (listing) => <CodesCell listing={listing} />),
    { ...column('box', 'publishing.box', 136, boxText), ...minor },
    {
      ...column('originalPrice', 'publishing.originalPrice', 112, (listing) => (
        <PriceText start={listing.originalPrice} end={listing.highestOriginalPrice} />
      )),
      ...number,
    },
    {
      ...column('specialPrice', 'publishing.specialPrice', 112, (listing) => (
        <PriceText start={listing.specialPrice} end={listing.highestSpecialPrice} />
      )),
      ...number,
    },
    { ...column('stock', 'publishing.realStock', 72, ({ realStock }) => realStock.toLocaleString('en')), ...number },
    { ...column('plan', 'publishing.batchNo', 156, ({ publishBatchNo }) => publishBatchNo), ...minor },
    { ...column('created', 'ui.gmtCreate', 132, ({ gmtCreate }) => showTime(gmtCreate)), ...minor },
    { ...column('modified', 'ui.gmtModified', 132, ({ gmtModified }) => showTime(gmtModified)), ...minor },
    {
      ...column('actions', 'ui.actions', 164, (listing) => (
        <ListingActions listing={listing} acts={acts} show={show} />
      )),
      fixed: 'end',
    },
  ];
}

export const NameCell = memo(function NameCell({ listing: { title, cargoNo, name } }: { listing: PublishProduct }) {
  return (
    <div className={styles.cell}>
      <span className={styles.title} title={`${title}\n${name}`}>
        {title}
      </span>
      <span className={styles.second}>
        {cargoNo} <CopyButton text={cargoNo} />
      </span>
    </div>
  );
});

function CodesCell({ listing: { spu, skuList, skuCount } }: { listing: PublishProduct }) {
  const t = useT();
  const more = skuCount - skuList.length;
  const skus = skuList.join(t('platform.separator'));
  return (
    <div className={styles.cell}>
      <strong className={styles.cut} title={spu}>
        {spu}
      </strong>
      <span className={styles.codes} title={skus}>
        {skus} {more > 0 && t('publishing.moreSkus', { count: more })}
      </span>
    </div>
  );
}
