import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import { mayDo } from '../acts/acts.ts';
import { FindingCounts } from '../findings/FindingCounts.tsx';
import { PublishStatusTag } from '../parts/PublishStatusTag.tsx';
import styles from './list.module.css';

interface Props {
  listing: PublishProduct;
  acts: ListingActs;
}

/** Where a listing stands, why, and in what it differs from its marketplace. */
export function StatusCell({ listing, acts }: Props) {
  const t = useT();
  const { publishStatus, stage, dueAt, problem, errorMessage, differs, changedAt, outdated, productMoved } = listing;
  const reason = problem?.msg ?? errorMessage;
  const waits = publishStatus === 2 && dueAt !== null && Date.parse(dueAt) > Date.now();
  return (
    <div className={styles.cell}>
      <PublishStatusTag status={publishStatus} stage={stage} />
      {reason && (
        <span className={styles.reason} title={[reason, problem?.reason].filter(Boolean).join('\n')}>
          {reason}
        </span>
      )}
      {waits && <span className={styles.second}>{t('publishing.goesOn', { time: showTime(dueAt) })}</span>}
      {publishStatus !== 3 && <FindingCounts of={listing} />}
      {outdated && <span className={styles.differs}>{t('publishing.outdated')}</span>}
      {publishStatus === 3 && changedAt && <span className={styles.second}>{t('publishing.changedSince')}</span>}
      {productMoved && mayDo('refreeze', listing) && (
        <span className={styles.second}>
          {t('publishing.productMoved')}{' '}
          <Button type="link" size="small" disabled={acts.busy} onClick={() => acts.start('refreeze', [listing])}>
            {t('publishing.act.refreeze')}
          </Button>
        </span>
      )}
      {differs.length > 0 && (
        <>
          <span className={styles.differs}>
            {differs.map((one) => (
              <span key={one}>{t(`publishing.differ.${one}`)}</span>
            ))}
          </span>
          <span>
            {(['takeTheirs', 'sendOurs'] as const)
              .filter((act) => mayDo(act, listing))
              .map((act) => (
                <Button
                  key={act}
                  type="link"
                  size="small"
                  disabled={acts.busy}
                  onClick={() => acts.start(act, [listing])}
                >
                  {t(`publishing.act.${act}`)}
                </Button>
              ))}
          </span>
        </>
      )}
    </div>
  );
}
