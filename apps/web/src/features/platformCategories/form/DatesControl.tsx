import { DatePicker } from 'antd';
import { type Dayjs, dayjs } from '../../../ui/dayjs.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

/** A day or a month, or a first and a last one. */
export function DatesControl({ id, name, field, rows, invalid, disabled, describedBy, onEdit }: ControlProps) {
  const isMonth = field.kind === 'month' || field.kind === 'monthRange';
  const format = isMonth ? 'YYYY-MM' : 'YYYY-MM-DD';
  const dayOf = (text: string | undefined) => (text && dayjs(text).isValid() ? dayjs(text) : undefined);
  const write = (days: (Dayjs | null | undefined)[]) => {
    const isEmpty = days.every((day) => !day);
    const rowOf = (day: Dayjs | null | undefined) => ({
      attributeId: field.id,
      ...(day && { text: day.format(format) }),
    });
    onEdit(isEmpty ? [] : days.map(rowOf), 'chosen');
  };
  const shared = {
    className: styles.whole,
    picker: isMonth ? ('month' as const) : ('date' as const),
    format,
    disabled,
    status: invalid ? ('error' as const) : undefined,
    minDate: dayOf(field.min),
    maxDate: dayOf(field.max),
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  };
  if (field.kind === 'date' || field.kind === 'month') {
    return (
      <DatePicker
        {...shared}
        id={id}
        aria-label={name}
        value={dayOf(rows[0]?.text) ?? null}
        onChange={(day) => write([day])}
      />
    );
  }
  return (
    <DatePicker.RangePicker
      {...shared}
      id={{ start: id, end: `${id}-1` }}
      aria-label={name}
      allowEmpty
      value={[dayOf(rows[0]?.text) ?? null, dayOf(rows[1]?.text) ?? null]}
      onChange={(days) => write([days?.[0], days?.[1]])}
    />
  );
}
