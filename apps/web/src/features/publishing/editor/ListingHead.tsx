import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { FindingsList } from '../findings/FindingsList.tsx';
import { ProblemNote } from '../findings/ProblemNote.tsx';
import { PublishStatusTag } from '../parts/PublishStatusTag.tsx';
import styles from './editor.module.css';

interface Props {
  listing: PublishProductDetail;
  onMend?: (place: FindingPlace) => void;
}

/** Where the listing stands, and what keeps it from going on. */
export function ListingHead({ listing, onMend }: Props) {
  const { publishStatus, stage, storeName, spu, publishBatchNo, findings } = listing;
  return (
    <>
      <p className={styles.whose}>
        <PublishStatusTag status={publishStatus} stage={stage} />
        <span>{storeName}</span>
        <span>{spu}</span>
        <span>{publishBatchNo}</span>
      </p>
      <div className={styles.notes}>
        <ProblemNote listing={listing} onMend={onMend} />
        {findings.length > 0 && <FindingsList findings={findings} listing={listing} onMend={onMend} />}
      </div>
    </>
  );
}
