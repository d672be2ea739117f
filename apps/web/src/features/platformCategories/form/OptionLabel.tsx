import type { Choosable } from './options.ts';
import styles from './controls.module.css';
import { useT } from '../../../i18n/i18n.ts';

/** A choice's name with its colour; in the open list with its name in the other language, too. */
export function OptionLabel({ option, full = false }: { option: Choosable; full?: boolean }) {
  const t = useT();
  const { label, other, retired, colour } = option;
  return (
    <span className={styles.option} title={other === undefined ? label : `${label} / ${other}`}>
      {colour !== undefined && <i className={styles.swatch} style={{ backgroundColor: colour }} />}
      <span className={styles.optionName}>{label}</span>
      {full && other !== undefined && <small>{other}</small>}
      {retired && <em className={styles.retired}>{t('attributeForm.retired')}</em>}
    </span>
  );
}
