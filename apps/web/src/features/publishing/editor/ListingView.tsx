import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import type { ListingTab, Show } from '../parts/shown.ts';
import { SkuTable } from '../parts/SkuTable.tsx';
import styles from './editor.module.css';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingHead } from './ListingHead.tsx';
import { dialogWidth, ListingTabs } from './ListingTabs.tsx';

interface Props {
  listing: PublishProductDetail;
  tab?: ListingTab;
  show: Show;
  onClose: () => void;
}

/** A listing while it is on its way: to look at alone. */
export function ListingView({ listing, tab: first = 'detail', show, onClose }: Props) {
  const t = useT();
  const [tab, setTab] = useState(first);
  const { id, spu, title, cargoNo, description, publishProductSpecs } = listing;
  const detail = (
    <>
      <ListingHead listing={listing} />
      <dl className={styles.facts}>
        <dt>{t('publishing.part.title')}</dt>
        <dd>{title}</dd>
        <dt>{t('publishing.part.cargoNo')}</dt>
        <dd>{cargoNo}</dd>
        <dt>{t('publishing.part.description')}</dt>
        <dd>{description || '–'}</dd>
      </dl>
      <h3 className={styles.section}>{t('publishing.part.skus')}</h3>
      <SkuTable
        specs={publishProductSpecs}
        label={t('publishing.skusOf', { spu })}
        onOpen={(spec) => show({ dialog: 'sku', listingId: id, specId: spec.id })}
      />
      <ListingFacts listing={listing} />
    </>
  );
  return (
    <Dialog
      title={t('publishing.listingTitle', { number: cargoNo })}
      width={dialogWidth}
      onCancel={onClose}
      footer={
        <>
          <HistoryButton object="publishProducts" id={id} />
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <ListingTabs listing={listing} tab={tab} onTurn={setTab} detail={detail} />
    </Dialog>
  );
}
