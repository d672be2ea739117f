import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { Button } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { stateTones } from '../list/useSheetColumns.tsx';
import { PieceList } from './PieceList.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';
import styles from './sheet.module.css';

/** A sheet as it is printed, and which piece lies where. */
export function SheetDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [chosen, setChosen] = useState<number>();
  const { data: sheet, isError, error, refetch } = useRead(gangSheets.sheet, { id });
  return (
    <Dialog
      title={sheet?.sheetNo ?? ''}
      width={1080}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {isError && (
        <ErrorState
          detail={failureText(error, t) ?? t('gangSheets.sheetFailed')}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {sheet && (
        <>
          <p className={styles.facts}>
            <StatusTag tone={stateTones[sheet.state]}>{t(`gangSheets.state.${sheet.state}`)}</StatusTag>
            <span>{t('gangSheets.sizeOf', { width: sheet.widthMm, length: sheet.lengthMm })}</span>
            <span>{`${sheet.dpi} DPI`}</span>
            <span>{t('gangSheets.percent', { percent: sheet.fill })}</span>
            {sheet.unwanted > 0 && (
              <StatusTag tone="alert">{t('gangSheets.unwanted', { count: sheet.unwanted })}</StatusTag>
            )}
          </p>
          <div className={styles.columns}>
            <SheetDrawing sheet={sheet} chosen={chosen} onChoose={setChosen} />
            <PieceList sheet={sheet} chosen={chosen} onChoose={setChosen} />
          </div>
        </>
      )}
    </Dialog>
  );
}
