import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { Hint } from './Hint.tsx';
import styles from './list.module.css';

/** Says that a marketplace has changed its attributes since, so that it would refuse the template now, and why. */
export function FindingsTag({ template: { findings } }: { template: ClassificationTemplate }) {
  const t = useT();
  if (findings.length === 0) return null;
  const all = (
    <ul className={styles.all}>
      {findings.map(({ marketplace, attributeId, msg }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- one attribute can have several findings, in a fixed order
        <li key={`${marketplace} ${attributeId} ${at}`}>
          {marketplaceNames[marketplace]}: {msg}
        </li>
      ))}
    </ul>
  );
  return (
    <Hint content={all}>
      <StatusTag tone="alert">{t('classification.changed', { count: findings.length })}</StatusTag>
    </Hint>
  );
}
