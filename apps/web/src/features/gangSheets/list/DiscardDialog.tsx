import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';

/** Gives sheets up, with the reason. */
export function DiscardDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const t = useT();
  const count = ids.length;
  const command = useCommand(gangSheets.discardSheets, {
    label: t('gangSheets.discard'),
    success: ({ done }) => t('gangSheets.discarded', { count: done.length }),
    invalidates: [gangSheets.sheets, gangSheets.sheet],
  });
  return (
    <FormDialog
      title={t('gangSheets.discardTitle', { count })}
      command={command}
      initial={{ ids: [...ids] }}
      onClose={() => onClose()}
    >
      <p>{t('gangSheets.discardNote')}</p>
      <Form.Item name="reason" label={t('gangSheets.discardReason')}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
