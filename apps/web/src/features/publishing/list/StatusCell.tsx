import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { memo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import { isGone, mayDo } from '../acts/acts.ts';
import { FindingCounts } from '../findings/FindingCounts.tsx';
import { PublishStatusTag } from '../parts/PublishStatusTag.tsx';
import type { Show } from '../parts/shown.ts';
import styles from './list.module.css';

interface Props {
  listing: PublishProduct;
  acts: ListingActs;
  show: Show;
}

/** Where a listing stands, why, and in what it differs from its marketplace. */
export const StatusCell = memo(function StatusCell({ listing, acts, show }: Props) {
  const t = useT();
  const { id, publishStatus, stage, dueAt, problem, errorMessage, differs, changedAt, outdated } = listing;
  const reason = problem?.msg ?? errorMessage;
  // what waits for its turn says until when
  const isTriedAgain = stage !== null && stage !== 'unknown';
  const waits = dueAt !== null && Date.parse(dueAt) > Date.now() && !(isTriedAgain && reason);
  return (
    <div className={styles.cell}>
      <PublishStatusTag status={publishStatus} stage={stage} />
      {reason && (
        <span
          className={styles.reason}
          data-waits={isTriedAgain}
          title={[reason, problem?.reason].filter(Boolean).join('\n')}
        >
          {reason}
        </span>
      )}
      {waits && (
        <span className={styles.second}>
          {t(publishStatus === 3 ? 'publishing.shelfGoesOn' : 'publishing.goesOn', { time: showTime(dueAt) })}
        </span>
      )}
      {publishStatus !== 3 && <FindingCounts of={listing} onOpen={() => show({ dialog: 'listing', id })} />}
      {outdated && <span className={styles.differs}>{t('publishing.outdated')}</span>}
      {publishStatus === 3 && changedAt && <span className={styles.second}>{t('publishing.changedSince')}</span>}
      {listing.productMoved && mayDo('refreeze', listing) && (
        <span className={styles.second}>
          {t('publishing.productMoved')}{' '}
          <Button type="link" size="small" disabled={acts.busy} onClick={() => acts.start('refreeze', [listing])}>
            {t('publishing.act.refreeze')}
          </Button>
        </span>
      )}
      {differs.length > 0 && <Differs listing={listing} acts={acts} />}
    </div>
  );
});

/** In what it differs, and the two ways to bring both sides together. */
function Differs({ listing, acts }: Omit<Props, 'show'>) {
  const t = useT();
  const { differs, marketState } = listing;
  const gone = isGone(listing);
  const ways = (['takeTheirs', 'sendOurs'] as const).filter((act) => mayDo(act, listing));
  const wordsOf = (one: (typeof differs)[number]) =>
    one === 'state' && marketState
      ? t('publishing.stateThere', { state: t(`publishing.marketState.${marketState}`) })
      : t(`publishing.differ.${one}`);
  return (
    <>
      <span className={styles.differs}>
        {differs.map((one) => (
          <span key={one}>{wordsOf(one)}</span>
        ))}
      </span>
      <span className={styles.ways}>
        {ways.map((act) => (
          <Button
            key={act}
            type="link"
            size="small"
            className={styles.open}
            disabled={acts.busy}
            onClick={() => acts.start(act, [listing])}
          >
            {t(gone ? `publishing.gone.${act}` : `publishing.act.${act}`)}
          </Button>
        ))}
      </span>
    </>
  );
}
