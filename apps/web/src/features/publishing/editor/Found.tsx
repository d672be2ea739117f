import type { FindingOut, FindingPart } from '@pressroom/contract/publishing/finding';
import styles from './editor.module.css';

interface Props {
  findings: readonly FindingOut[];
  part: FindingPart;
}

/** What preflight found of a field, below it. */
export function Found({ findings, part }: Props) {
  return findings
    .filter(({ place }) => place.part === part)
    .map(({ ruleId, severity, msg }) => (
      <span key={`${ruleId} ${msg}`} className={styles.found} data-severity={severity}>
        {msg}
      </span>
    ));
}
