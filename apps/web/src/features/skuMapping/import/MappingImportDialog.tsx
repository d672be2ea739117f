import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { SheetImport } from '../../../kit/sheetImport/SheetImport.tsx';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { contradictedView } from '../MappingTabs.tsx';
import { mappingReads } from '../mappingReads.ts';

export function MappingImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const run = useCommand(skuMapping.batchImport, { invalidates: mappingReads });
  return (
    <SheetImport
      words={{ title: t('skuMapping.import'), rule: t('skuMapping.importRule') }}
      calls={{ check: skuMapping.checkImport, run, corrected: skuMapping.correctedImport }}
      // the check shows what would be replaced, before and after
      input={{ replace: 'true' }}
      template={{ endpoint: skuMapping.importTemplate }}
      done={({ created, changed, unchanged, contradicted, releasedOrders, changedOrders }) => (
        <SheetOutcome
          title={t('skuMapping.imported', { count: created + changed })}
          counts={[
            [t('skuMapping.created'), created],
            [t('skuMapping.changed'), changed],
            [t('skuMapping.unchanged'), unchanged],
            [t('skuMapping.releasedOrders'), releasedOrders],
            [t('skuMapping.changedOrders'), changedOrders],
            [t('skuMapping.contradictedCount'), contradicted],
          ]}
        >
          {contradicted > 0 && (
            <Link to={contradictedView} onClick={onClose}>
              {t('skuMapping.seeContradicted')}
            </Link>
          )}
        </SheetOutcome>
      )}
      onClose={onClose}
    />
  );
}
