import { Button, Checkbox } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './SelectAll.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  /** How many match; undefined until that is known. */
  total: number | undefined;
  selection: Selection;
  /** Something else says how many are selected. */
  silent?: boolean;
}

/** All that match, those that nobody has scrolled to among them. */
export function SelectAll({ total = 0, selection, silent = false }: Props) {
  const t = useT();
  const { count, leftOut } = selection;
  const everything = selection.everything && leftOut === 0;
  return (
    <>
      <Checkbox
        checked={everything}
        indeterminate={count > 0 && !everything}
        disabled={total === 0}
        onChange={() => (everything ? selection.clear() : selection.selectAll(total))}
      >
        <span className={styles.label}>{t('library.selectAll', { count: total })}</span>
      </Checkbox>
      {count > 0 && !silent && (
        <span className={styles.selected} role="status">
          {t('kit.selected', { count })}
          <Button type="link" size="small" onClick={selection.clear}>
            {t('kit.clear')}
          </Button>
        </span>
      )}
    </>
  );
}
