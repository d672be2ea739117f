import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Button, Spin } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { mayDo } from '../acts/acts.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import { FindingsList } from '../findings/FindingsList.tsx';
import { isOfProduct } from '../findings/remedy.ts';
import { ProblemNote } from '../findings/ProblemNote.tsx';
import type { Show } from '../parts/shown.ts';
import { SkuTable } from '../parts/SkuTable.tsx';
import styles from './list.module.css';

interface Props {
  listing: PublishProduct;
  acts: ListingActs;
  show: Show;
}

/** What a row opens to: why it stands where it stands, what preflight found, and its SKUs. */
export function ListingDetails({ listing, acts, show }: Props) {
  const t = useT();
  const { id, spu, publishStatus } = listing;
  const { data, error, refetch } = useRead(publishProducts.specs, { id });
  const judged = listing.errorCount + listing.warningCount > 0;
  const onMend = publishStatus === 2 ? undefined : (at: FindingPlace) => show({ dialog: 'listing', id, at });
  const onTakeOver = mayDo('refreeze', listing) ? () => acts.start('refreeze', [listing]) : undefined;
  const place = listing.problem?.place;
  const isOffered = place !== undefined && place !== null && isOfProduct(place);
  return (
    <div className={styles.details}>
      <ProblemNote listing={listing} onMend={onMend} onTakeOver={onTakeOver} />
      {judged && publishStatus !== 3 && (
        <Findings listing={listing} onMend={onMend} onTakeOver={isOffered ? undefined : onTakeOver} />
      )}
      {data ? (
        <SkuTable
          specs={data}
          label={t('publishing.skusOf', { spu })}
          onOpen={(spec) => show({ dialog: 'sku', listingId: id, specId: spec.id })}
        />
      ) : error ? (
        <ErrorState
          detail={failureText(error, t)}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      ) : (
        <Spin />
      )}
    </div>
  );
}

interface FindingsProps {
  listing: PublishProduct;
  onMend: ((place: FindingPlace) => void) | undefined;
  onTakeOver: (() => void) | undefined;
}

function Findings({ listing, ...ways }: FindingsProps) {
  const { data } = useRead(publishProducts.detail, { id: listing.id });
  const [detail] = data?.publishProducts ?? [];
  return detail ? <FindingsList findings={detail.findings} listing={listing} {...ways} /> : <Spin size="small" />;
}
