import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './ContradictionList.module.css';

/** What the listing says, and what is mapped instead. */
export function ContradictionList({ contradictions }: { contradictions: readonly Contradiction[] }) {
  const t = useT();
  return (
    <ul className={styles.list}>
      {contradictions.map(({ about, source, said, mapped }) => (
        <li key={about}>
          <span className={styles.about}>
            <ToneMark tone="alert" /> {t(`skuMapping.about.${about}`)}
          </span>
          <span className={styles.sides}>
            <span>
              <small>{t(`skuMapping.source.${source}`)}</small> <b>{said}</b>
            </span>
            <span>
              <small>{t('skuMapping.mappedSide')}</small> <b>{mapped}</b>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
