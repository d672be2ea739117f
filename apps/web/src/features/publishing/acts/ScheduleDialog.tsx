import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { DateTimePicker } from '../../../ui/DateTimePicker.tsx';
import { publishReads } from '../parts/reads.ts';
import styles from './acts.module.css';

const valuesOf = ({ id, gmtModified, releaseAt }: PublishPlan) => ({
  id,
  gmtModified,
  releaseAt: releaseAt ?? undefined,
});

/** When a plan releases itself. */
export function ScheduleDialog({ plan, onClose }: { plan: PublishPlan; onClose: () => void }) {
  const t = useT();
  const command = useCommand(publishPlans.schedule, {
    label: t('publishing.act.schedule'),
    success: ({ releaseAt }) => t('publishing.scheduled', { time: showTime(releaseAt) }),
    invalidates: publishReads,
  });
  return (
    <FormDialog
      title={t('publishing.scheduleTitle', { number: plan.publishBatchNo })}
      command={command}
      editing={editing(plan, valuesOf, ({ releaseAt }) => [
        { name: 'releaseAt', label: t('publishing.releaseAt'), text: showTime(releaseAt) },
      ])}
      onClose={() => onClose()}
      width={420}
    >
      <p className={styles.note}>{t('publishing.scheduleNote')}</p>
      <Form.Item name="releaseAt" label={t('publishing.releaseAt')} required>
        <DateTimePicker />
      </Form.Item>
    </FormDialog>
  );
}
