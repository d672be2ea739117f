import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SheetImport } from '../../../kit/sheetImport/SheetImport.tsx';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './stock.module.css';

interface Props {
  /** The search of the list: the sheet to count with holds what it finds. */
  filters: { code?: string; styleCode?: string; colorCode?: string; sizeCode?: string };
  onClose: () => void;
}

/** Sets the stock on the shelf to what was counted, after showing every difference. */
export function StocktakeDialog({ filters, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [reason, setReason] = useState('');
  const run = useCommand(stock.stocktake, {
    invalidates: [categories.page, categories.productCodePage, stock.shortages],
  });
  return (
    <SheetImport
      words={{
        title: t('stocktake.title'),
        rule: t('stocktake.rule'),
        go: (count) => t('stocktake.go', { count }),
      }}
      calls={{ check: stock.checkStocktake, run, corrected: stock.correctedStocktake }}
      input={{ reason: reason.trim() }}
      template={{ endpoint: stock.countSheet, input: filters }}
      ready={reason.trim() !== ''}
      done={({ changed, unchanged, more, fewer }) => (
        <SheetOutcome
          title={t('stocktake.done', { count: changed })}
          counts={[
            [t('stocktake.more'), more],
            [t('stocktake.fewer'), fewer],
            [t('stocktake.unchanged'), unchanged],
          ]}
        />
      )}
      onClose={onClose}
    >
      <div className={styles.reason}>
        <label htmlFor={id}>{t('stocktake.reason')}</label>
        <Input
          id={id}
          value={reason}
          maxLength={100}
          autoFocus
          placeholder={t('stocktake.reasonHint')}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </SheetImport>
  );
}
