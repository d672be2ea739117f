import { sync } from '@pressroom/contract/sync/sync';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { DayPicker } from '../../../ui/DayPicker.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { dayOf, daysBefore } from '../days.ts';

/** Asks a marketplace for its lists of some days, and compares them with what stands here. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const command = useCommand(sync.reconcile, { label: t('sync.compareNow'), success: t('sync.comparing') });
  const yesterday = daysBefore(dayOf(new Date()), 1);
  return (
    <FormDialog
      title={t('sync.compare')}
      command={command}
      initial={{ startDay: yesterday, endDay: yesterday }}
      onClose={() => onClose()}
      width={440}
    >
      <Form.Item name="shopId" label={t('sync.store')} extra={t('sync.compareRule')} required>
        <StoreSelect openOnly />
      </Form.Item>
      <Form.Item name="startDay" label={t('sync.firstDay')} required>
        <DayPicker />
      </Form.Item>
      <Form.Item name="endDay" label={t('sync.lastDay')} required>
        <DayPicker />
      </Form.Item>
    </FormDialog>
  );
}
