import { type FindingOut, findingParts, type FindingPlace } from '@pressroom/contract/publishing/finding';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './findings.module.css';
import { RemedyLink } from './RemedyLink.tsx';
import { TakeOver } from './TakeOver.tsx';
import { isOfProduct, type Mended, remedyOf } from './remedy.ts';

interface Props {
  findings: readonly FindingOut[];
  listing: Mended;
  /** Opens the listing's editor at the field; absent: it cannot be edited now. */
  onMend?: ((place: FindingPlace) => void) | undefined;
  /** Takes over what was mended at the product. */
  onTakeOver?: (() => void) | undefined;
}

/** What preflight found, by the part of the listing that it is about; each finding leads to its remedy. */
export function FindingsList({ findings, listing, onMend, onTakeOver }: Props) {
  const t = useT();
  const parts = findingParts.filter((part) => findings.some(({ place }) => place.part === part));
  if (parts.length === 0) {
    return (
      <p className={styles.clear}>
        <ToneMark tone="done" /> {t('publishing.noFindings')}
      </p>
    );
  }
  return (
    <>
      <dl className={styles.parts} aria-label={t('publishing.findings')}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <dt>
              {t(`publishing.part.${part}`)}
              {part !== 'skus' && remedyOf({ part }, listing) && <RemedyLink place={{ part }} listing={listing} />}
            </dt>
            {findings
              .filter(({ place }) => place.part === part)
              .map(({ ruleId, severity, place, msg }) => (
                <dd
                  key={`${ruleId} ${place.sku} ${place.field} ${msg}`}
                  className={styles.finding}
                  data-severity={severity}
                >
                  <span role="img" aria-label={t(`publishing.severity.${severity}`)}>
                    <ToneMark tone={severity === 'error' ? 'alert' : 'checking'} />
                  </span>
                  <span>
                    {place.sku !== undefined && <b className={styles.sku}>{place.sku}</b>} {msg}
                  </span>
                  {(part === 'skus' || !remedyOf(place, listing)) && (
                    <RemedyLink place={place} listing={listing} onMend={onMend} />
                  )}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {onTakeOver && findings.some(({ place }) => isOfProduct(place)) && <TakeOver onTakeOver={onTakeOver} />}
    </>
  );
}
