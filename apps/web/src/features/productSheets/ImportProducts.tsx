import type { CallInput } from '@pressroom/contract/endpoint';
import { products } from '@pressroom/contract/products/products';
import { importRowsAtOnce, importRowsMost, productSheets } from '@pressroom/contract/products/sheets';
import { useT } from '../../i18n/i18n.ts';
import { SheetImport } from '../../kit/sheetImport/SheetImport.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';

interface Props {
  importCode: CallInput<typeof productSheets.import>['importCode'];
  onClose: () => void;
}

/** Checks a sheet of products, shows what it would do, and imports it, or its good lines, once the person agrees. */
export function ImportProducts({ importCode, onClose }: Props) {
  const t = useT();
  const run = useCommand(productSheets.import, { invalidates: [products.list, products.page] });
  return (
    <SheetImport
      words={{
        title: t(importCode === 4 ? 'productSheets.import.4' : 'productSheets.import.5'),
        rule: t('productSheets.rule', { atOnce: importRowsAtOnce, most: importRowsMost }),
        go: (count) => t('productSheets.go', { count }),
      }}
      calls={{ check: productSheets.check, run, corrected: productSheets.corrected }}
      input={{ importCode }}
      template={{ endpoint: productSheets.template, input: { importCode } }}
      done={(outcome) => <ImportOutcome outcome={outcome} />}
      onClose={onClose}
    />
  );
}
