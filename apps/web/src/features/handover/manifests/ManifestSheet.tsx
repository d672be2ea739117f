import type { ManifestDetail } from '@pressroom/contract/lastMile/handover';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { kilograms } from './kilograms.ts';
import styles from './sheet.module.css';

/** On A4: who takes which parcels over, with totals and room for two signatures. */
export function ManifestSheet({ manifest }: { manifest: ManifestDetail }) {
  const t = useT();
  const { manifestNumber, widths, channelName, day, list, parcels, weightGrams, createUser, gmtCreate } = manifest;
  const carriers = [...new Set(list.map(({ carrierName }) => carrierName).filter(Boolean))].join(
    t('platform.separator'),
  );
  return (
    <article className={styles.sheet} aria-label={manifestNumber}>
      <header className={styles.head}>
        <h2>{t('handover.sheetTitle')}</h2>
        <figure className={styles.number}>
          <Bars widths={widths} />
          <figcaption>{manifestNumber}</figcaption>
        </figure>
      </header>
      {manifest.undoneAt && <p className={styles.undone}>{t('handover.undone')}</p>}
      <dl className={styles.facts}>
        <Fact name={t('handover.channel')} value={channelName} />
        <Fact name={t('handover.carriers')} value={carriers || '–'} />
        <Fact name={t('handover.manifestDay')} value={day} />
        <Fact name={t('handover.madeBy')} value={`${createUser}, ${showTime(gmtCreate)}`} />
        <Fact name={t('handover.parcels')} value={String(parcels)} />
        <Fact name={t('handover.totalWeight')} value={kilograms(weightGrams)} />
      </dl>
      <div className={styles.frame}>
        <table className={styles.parcels}>
          <thead>
            <tr>
              <th>{t('handover.index')}</th>
              <th>{t('handover.trackingNumber')}</th>
              <th>{t('handover.carrier')}</th>
              <th>{t('handover.order')}</th>
              <th>{t('handover.store')}</th>
              <th>{t('handover.weight')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((parcel, index) => (
              <tr key={parcel.id}>
                <td>{index + 1}</td>
                <td>{parcel.trackingNumber}</td>
                <td>{parcel.carrierName}</td>
                <td>{parcel.thirdOrderNumber}</td>
                <td>{parcel.shopName}</td>
                <td>{parcel.weightGrams}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className={styles.signatures}>
        {(['handedBy', 'takenBy'] as const).map((side) => (
          <div key={side}>
            <span>{t(`handover.${side}`)}</span>
            <span>{t('handover.signedOn')}</span>
          </div>
        ))}
      </footer>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const quiet = 10;

/** Code 128, with the quiet zone that scanners need. */
function Bars({ widths }: { widths: readonly number[] }) {
  let at = quiet;
  const dark: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) dark.push(`M${at} 0h${width}v30h-${width}z`);
    at += width;
  }
  return (
    <svg className={styles.bars} viewBox={`0 0 ${at + quiet} 30`} preserveAspectRatio="none" aria-hidden="true">
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
