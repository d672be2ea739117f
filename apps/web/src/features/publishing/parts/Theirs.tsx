import { useT } from '../../../i18n/i18n.ts';
import styles from './parts.module.css';

interface Props {
  ours: string | number | null;
  /** Null: it has said nothing. */
  theirs: string | number | null | undefined;
}

/** Our value; below it the marketplace's, where that is another one. */
export function Theirs({ ours, theirs }: Props) {
  const t = useT();
  const differs = theirs !== null && theirs !== undefined && String(theirs) !== String(ours ?? '');
  return (
    <span className={styles.sides}>
      <span>{ours ?? '–'}</span>
      {differs && <em>{t('publishing.theirs', { value: theirs })}</em>}
    </span>
  );
}
