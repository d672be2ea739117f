import { type BulkSelection, productBulk } from '@pressroom/contract/products/bulk';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { CallFailure } from '../../client/callFailure.ts';
import { useRead } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import styles from './bulk.module.css';
import { changeOf, emptyDraft, incompleteIn } from './bulkDraft.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { useBulkEdit } from './useBulkEdit.tsx';

interface Props {
  selection: BulkSelection;
  /** How many products or SKUs are selected. */
  count: number;
  /** Single products or combinations, whose status says whether they are on sale. */
  sold?: boolean;
  /** Something was changed, or is being changed. */
  onDone?: () => void;
  onClose: () => void;
}

/** Changes many products at once, with a live preview of what becomes of them. */
export function BulkEditDialog({ selection, count, sold = false, onDone, onClose }: Props) {
  const t = useT();
  const [draft, setDraft] = useState(emptyDraft);
  const wanted = changeOf(draft);
  const change = useDebounced(wanted);
  const settled = wanted !== undefined && JSON.stringify(change) === JSON.stringify(wanted);
  const read = useRead(productBulk.preview, { selection, change: change ?? {} }, { enabled: change !== undefined });
  const preview = settled ? read.data : undefined;
  const changing = preview?.changing ?? 0;
  const apply = useBulkEdit(changing);

  async function go() {
    if (!preview || !wanted) return;
    const done = await apply.run({ selection, change: wanted, basis: preview.basis });
    if (!done) return;
    onDone?.();
    onClose();
  }
  return (
    <Dialog
      title={t('skuIds' in selection ? 'productBulk.titleOfSkus' : 'productBulk.title', { count })}
      width={980}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={changing === 0} loading={apply.pending} onClick={() => void go()}>
            {t('productBulk.go', { count: changing })}
          </Button>
        </>
      }
    >
      <div className={styles.panes}>
        <BulkFields draft={draft} sold={sold} onChange={setDraft} />
        {draft.ticked.size === 0 ? (
          <p className={styles.soft}>{t('productBulk.choose')}</p>
        ) : !wanted ? (
          <div className={styles.soft}>
            <p>{t('productBulk.mend')}</p>
            <ul>
              {incompleteIn(draft).map((field) => (
                <li key={field}>{t(`productBulk.field.${field as 1}`)}</li>
              ))}
            </ul>
          </div>
        ) : preview ? (
          <BulkPreview {...preview} sold={sold} />
        ) : read.error instanceof CallFailure ? (
          <p role="alert">{failureText(read.error, t)}</p>
        ) : (
          <Spin />
        )}
      </div>
    </Dialog>
  );
}
