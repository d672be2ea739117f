import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { SheetImport } from '../../../kit/sheetImport/SheetImport.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './MappingImportDialog.module.css';
import { contradictedView } from '../MappingTabs.tsx';
import { mappingReads } from '../mappingReads.ts';

export function MappingImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [replace, setReplace] = useState(false);
  const command = useCommand(skuMapping.batchImport, { invalidates: mappingReads });
  return (
    <SheetImport
      title={t('skuMapping.import')}
      rule={t('skuMapping.importRule')}
      command={command}
      input={{ replace: String(replace) }}
      template={skuMapping.importTemplate}
      summary={({ created, changed, unchanged, contradicted, releasedOrders, changedOrders }) => ({
        done: t('skuMapping.imported', { count: created + changed }),
        counts: [
          [t('skuMapping.created'), created],
          [t('skuMapping.changed'), changed],
          [t('skuMapping.unchanged'), unchanged],
          [t('skuMapping.releasedOrders'), releasedOrders],
          [t('skuMapping.changedOrders'), changedOrders],
          [t('skuMapping.contradictedCount'), contradicted],
        ],
        next: contradicted > 0 && (
          <Link to={contradictedView} onClick={onClose}>
            {t('skuMapping.seeContradicted')}
          </Link>
        ),
      })}
      onClose={onClose}
    >
      <div className={styles.option}>
        <Checkbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
          {t('skuMapping.replace')}
        </Checkbox>
        <p>{t('skuMapping.replaceDetail')}</p>
      </div>
    </SheetImport>
  );
}
