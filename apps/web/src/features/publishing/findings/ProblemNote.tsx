import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './findings.module.css';
import { RemedyLink } from './RemedyLink.tsx';
import { isOfProduct } from './remedy.ts';
import { TakeOver } from './TakeOver.tsx';

interface Props {
  listing: PublishProduct;
  onMend?: ((place: FindingPlace) => void) | undefined;
  /** Takes over what was mended at the product. */
  onTakeOver?: (() => void) | undefined;
}

/** Why a listing stands where it stands: what it means, the marketplace's own words, and the way to the remedy. */
export function ProblemNote({ listing, onMend, onTakeOver }: Props) {
  const t = useT();
  const { problem } = listing;
  if (!problem) return null;
  const { msg, reason, code, place } = problem;
  const isTriedAgain = listing.stage !== null && listing.stage !== 'unknown';
  return (
    <section className={styles.problem} data-waits={isTriedAgain} aria-label={t('publishing.problem')}>
      <p className={styles.meaning}>
        <ToneMark tone={isTriedAgain ? 'waiting' : 'alert'} /> <strong>{msg}</strong>
        {place && (
          <>
            <span className={styles.where}>
              {[t(`publishing.part.${place.part}`), place.sku].filter(Boolean).join(' · ')}
            </span>
            <RemedyLink place={place} listing={listing} onMend={onMend} />
          </>
        )}
      </p>
      {place && isOfProduct(place) && onTakeOver && <TakeOver onTakeOver={onTakeOver} />}
      {(reason || code) && (
        <blockquote className={styles.words}>
          <b>{t('publishing.theirWords')}</b> {reason} {code && <code>{code}</code>}
        </blockquote>
      )}
    </section>
  );
}
