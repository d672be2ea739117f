import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { publishPreflight } from '@pressroom/contract/publishing/acts';
import type { PublishPlan, PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { type ResourceList, useResourceList } from '../../../kit/useResourceList.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FindingsList } from '../findings/FindingsList.tsx';
import type { Show } from '../parts/shown.ts';
import styles from './editor.module.css';
import { ListingDialog } from './ListingDialog.tsx';

interface Props {
  plan: PublishPlan;
  show: Show;
  onClose: () => void;
}

interface Opened {
  id: string;
  at?: FindingPlace | undefined;
}

/** All that preflight finds in the listings of a plan, each finding with the way to its field. The editor opens above it. */
export function PlanFindingsDialog({ plan, show, onClose }: Props) {
  const t = useT();
  const [opened, setOpened] = useState<Opened>();
  const list = useResourceList(publishProducts.page, {
    fixed: { publishPlanId: plan.id, withFindings: 'true' },
    storage: 'memory',
  });
  return (
    <>
      <Dialog
        title={t('publishing.findingsOf', { number: plan.publishBatchNo })}
        width={980}
        onCancel={onClose}
        footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
      >
        <Judged list={list} onOpen={setOpened} />
        {list.total > list.pageSize && <Pager list={list} sizes={[]} />}
      </Dialog>
      {opened && <ListingDialog {...opened} show={show} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface JudgedProps {
  list: ResourceList<typeof publishProducts.page>;
  onOpen: (opened: Opened) => void;
}

/** The listings of a page, judged as they are now. */
function Judged({ list, onOpen }: JudgedProps) {
  const t = useT();
  const ids = list.rows.map(({ id }) => id);
  const judged = useRead(publishPreflight.preflight, { ids }, { enabled: ids.length > 0 });
  const failure = list.failure ?? judged.error;
  if (failure) {
    const retry = () => void (list.failure ? list.refresh() : judged.refetch());
    return <ErrorState detail={failureText(failure, t)} action={<Button onClick={retry}>{t('ui.retry')}</Button>} />;
  }
  if (list.state === 'ready' && list.total === 0) return <EmptyState title={t('publishing.noFindings')} />;
  if (!judged.data) return <Spin />;
  const found = new Map(judged.data.rows.map(({ id, findings }) => [id, findings]));
  return list.rows.map((listing) => (
    <section key={listing.id} className={styles.listing} aria-label={listing.title}>
      <Head listing={listing} onOpen={() => onOpen({ id: listing.id })} />
      <FindingsList
        findings={found.get(listing.id) ?? []}
        listing={listing}
        onMend={(at) => onOpen({ id: listing.id, at })}
      />
    </section>
  ));
}

function Head({
  listing: { title, cargoNo, storeName, spu },
  onOpen,
}: {
  listing: PublishProduct;
  onOpen: () => void;
}) {
  const t = useT();
  return (
    <h3 className={styles.ofListing}>
      <span>{title}</span>
      <small>{[cargoNo, spu, storeName].join(' · ')}</small>
      <Button type="link" size="small" onClick={onOpen}>
        {t('publishing.openListing')}
      </Button>
    </h3>
  );
}
