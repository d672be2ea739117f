import type { ImportResult } from '@pressroom/contract/orders/entry';
import type { ImportCheck } from '@pressroom/contract/orders/imports';
import { useT } from '../../../i18n/i18n.ts';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { ImportObstacles } from './ImportObstacles.tsx';

interface Props {
  check: ImportCheck;
  result: ImportResult;
}

/** What an import has made, and what its orders wait for. */
export function ImportDone({ check, result: { orders: count, lines, units, waiting } }: Props) {
  const t = useT();
  return (
    <>
      <SheetOutcome
        title={t('orderImports.done', { count })}
        counts={[
          [t('orderImports.lines'), lines],
          [t('orderImports.units'), units],
          [t('orderImports.waiting'), waiting],
        ]}
      />
      <ImportObstacles check={check} />
    </>
  );
}
