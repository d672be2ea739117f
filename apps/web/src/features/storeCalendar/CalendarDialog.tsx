import { type StoreCalendar, storeCalendar, weekdays } from '@pressroom/contract/stores/calendar';
import { orders } from '@pressroom/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input, Select } from 'antd';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';

interface Props {
  store: { id: string; name: string };
  onClose: () => void;
}

/** On which days the parcels of a store leave, and until which hour. */
export function CalendarDialog({ store, onClose }: Props) {
  const t = useT();
  // not kept when the dialog closes: who edits begins with what stands at that moment
  const answer = useQuery({ ...readOf(storeCalendar.get, { id: store.id }), gcTime: 0 });
  const title = t('storeCalendar.title', { name: store.name });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} />;
  return <CalendarForm title={title} calendar={answer.data} onClose={onClose} />;
}

interface FormProps {
  title: string;
  calendar: StoreCalendar;
  onClose: () => void;
}

function CalendarForm({ title, calendar, onClose }: FormProps) {
  const t = useT();
  const command = useCommand(storeCalendar.save, {
    success: t('storeCalendar.saved'),
    invalidates: [storeCalendar.list, orders.lateTonight, orders.exceptionCounts],
  });
  const dayName = (day: number) => t(`storeCalendar.day.${day as (typeof weekdays)[number]}`);
  const factsOf = ({ workingDays, cutOff, holidays }: StoreCalendar) => [
    { name: 'workingDays', label: t('storeCalendar.workingDays'), text: workingDays.map(dayName).join(', ') },
    { name: 'cutOff', label: t('storeCalendar.cutOff'), text: cutOff },
    { name: 'holidays', label: t('storeCalendar.holidays'), text: holidays.join(', ') },
  ];
  return (
    <FormDialog
      title={title}
      command={command}
      editing={editing(calendar, valuesOf, factsOf)}
      extra={<HistoryButton object="storeCalendar" id={calendar.id} />}
      onClose={() => onClose()}
    >
      <Form.Item name="workingDays" label={t('storeCalendar.workingDays')} required>
        <Checkbox.Group options={weekdays.map((day) => ({ value: day, label: dayName(day) }))} />
      </Form.Item>
      <Form.Item name="cutOff" label={t('storeCalendar.cutOff')} extra={t('storeCalendar.cutOffHint')} required>
        <Input maxLength={5} placeholder="18:00" />
      </Form.Item>
      <Form.Item name="holidays" label={t('storeCalendar.holidays')} extra={t('storeCalendar.holidaysHint')}>
        <Select mode="tags" tokenSeparators={[' ', ',', '，']} open={false} suffixIcon={null} />
      </Form.Item>
    </FormDialog>
  );
}

function valuesOf({ id, gmtModified, workingDays, cutOff, holidays }: StoreCalendar) {
  // the form's choices are those of the contract
  return { id, gmtModified, workingDays: workingDays as (typeof weekdays)[number][], cutOff, holidays };
}
