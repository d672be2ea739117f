import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n/i18n.ts';
import { focusCell } from '../grid/focusCell.ts';
import { type Selection, single } from '../sheet/selection.ts';
import { StepButtons } from '../sheet/StepButtons.tsx';
import styles from './dialog.module.css';
import { SetForButton } from './SetForButton.tsx';

interface Props extends ComponentProps<typeof SetForButton>, ComponentProps<typeof StepButtons> {
  onSelect: (selection: Selection) => void;
  /** The places of the cells that are wrong, from the top. */
  wrong: readonly Selection['active'][];
  /** Further tools. */
  children?: ReactNode;
}

/** What stands above a sheet of SKUs: steps back and forth, a column for many rows, and the way to what is wrong. */
export function SheetTools({ history, onUndo, onRedo, onSelect, wrong, children, ...setFor }: Props) {
  const t = useT();
  const [first] = wrong;
  return (
    <div className={styles.sheetTools}>
      <StepButtons history={history} onUndo={onUndo} onRedo={onRedo} />
      <SetForButton {...setFor} />
      {children}
      <span className={styles.count}>{t('productVariants.rowCount', { count: setFor.rows.length })}</span>
      {first && (
        <Button
          size="small"
          type="link"
          danger
          onClick={() => {
            flushSync(() => onSelect(single(first)));
            focusCell();
          }}
        >
          {t('productVariants.wrongCells', { count: wrong.length })}
        </Button>
      )}
      <span className={styles.hint}>{t('productVariants.sheetHint')}</span>
    </div>
  );
}
