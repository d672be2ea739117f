import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import { Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { BadRows } from '../../../kit/sheetImport/BadRows.tsx';
import { SheetProgress } from '../../../kit/sheetImport/SheetProgress.tsx';
import { useSheetImport } from '../../../kit/sheetImport/useSheetImport.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';

/** A sheet of orders becomes a batch, whose lines are read in the background. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const showFailure = useFailureToast();
  const command = useCommand(lastMileBatches.importBulkPrintRecord, {
    success: ({ batchNumber }) => t('lastMile.importBegun', { number: batchNumber }),
    invalidates: [lastMileBatches.queryBulkPrintRecordList],
  });
  const { step, send, again } = useSheetImport(command);
  const [type, setType] = useState<LabelType>();
  const [sheet, setSheet] = useState<File>();
  const [isChecked, setChecked] = useState(false);

  async function submit() {
    setChecked(true);
    if (type === undefined || !sheet) return;
    if (await send(sheet, { labelType: type })) onClose();
  }
  const isSending = step.name === 'sending';
  return (
    <Dialog
      title={t('lastMile.import')}
      width={step.name === 'refused' ? 760 : 520}
      mask={{ closable: false }}
      closable={!isSending}
      onCancel={onClose}
      footer={
        <>
          <Button type="link" onClick={() => void download(lastMileBatches.importTemplate, {}).catch(showFailure)}>
            {t('kit.importTemplate')}
          </Button>
          <Button disabled={isSending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          {step.name === 'refused' ? (
            <Button type="primary" onClick={again}>
              {t('kit.chooseAgain')}
            </Button>
          ) : (
            <Button type="primary" loading={isSending} onClick={() => void submit()}>
              {t('lastMile.importGo')}
            </Button>
          )}
        </>
      }
    >
      {step.name === 'choose' && (
        <Form layout="vertical">
          <Form.Item
            label={t('lastMile.labelType')}
            required
            {...(isChecked && type === undefined && wrong(t('lastMile.labelTypeRequired')))}
          >
            <Radio.Group
              value={type}
              onChange={({ target }) => setType(target.value as LabelType)}
              options={labelTypes.map((value) => ({ value, label: t(`lastMile.labelType.${value}`) }))}
            />
          </Form.Item>
          <Form.Item
            label={t('lastMile.sheet')}
            required
            {...(isChecked && !sheet && wrong(t('lastMile.excelRequired')))}
          >
            <FileDrop
              extension=".xlsx"
              mostBytes={lastMileBatches.importBulkPrintRecord.files.maxBytes}
              title={sheet?.name ?? t('kit.importDrop')}
              detail={t('lastMile.importRule')}
              onFiles={([file]) => setSheet(file)}
            />
          </Form.Item>
        </Form>
      )}
      {isSending && (
        <SheetProgress
          title={step.fileName}
          share={step.share < 1 ? step.share : undefined}
          note={step.share < 1 && t('kit.uploading', { percent: Math.floor(step.share * 100) })}
        />
      )}
      {step.name === 'refused' && <BadRows fileName={step.fileName} msg={step.msg} rows={step.rows} />}
    </Dialog>
  );
}

const wrong = (help: string) => ({ validateStatus: 'error' as const, help });
