import type { ImportResult } from '@pressroom/contract/orders/entry';
import { useT } from '../../../i18n/i18n.ts';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';

/** What an import has made. */
export function ImportDone({ result: { orders: count, lines, units, waiting } }: { result: ImportResult }) {
  const t = useT();
  return (
    <SheetOutcome
      title={t('orderImports.done', { count })}
      counts={[
        [t('orderImports.lines'), lines],
        [t('orderImports.units'), units],
        [t('orderImports.waiting'), waiting],
      ]}
    />
  );
}
