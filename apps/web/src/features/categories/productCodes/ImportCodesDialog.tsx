import { categories } from '@pressroom/contract/categories/categories';
import { importMax } from '@pressroom/contract/categories/productCodes';
import { codes } from '@pressroom/contract/codes/codes';
import { useT } from '../../../i18n/i18n.ts';
import { SheetImport } from '../../../kit/sheetImport/SheetImport.tsx';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';

export function ImportCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const run = useCommand(categories.importProductCodes, {
    invalidates: [categories.page, categories.productCodePage, codes.page],
  });
  return (
    <SheetImport
      words={{ title: t('categories.import'), rule: t('categories.importRule', { max: importMax }) }}
      calls={{ check: categories.checkCodesImport, run, corrected: categories.correctedCodesImport }}
      input={{}}
      template={{ endpoint: categories.productCodeTemplate }}
      done={({ created, existing }) => (
        <SheetOutcome
          title={t('categories.imported', { count: created })}
          counts={[
            [t('categories.importedNew'), created],
            [t('categories.importedExisting'), existing],
          ]}
        />
      )}
      onClose={onClose}
    />
  );
}
