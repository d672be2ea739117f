import { DatePicker } from 'antd';
import { dayjs } from './dayjs.ts';

interface Props {
  id?: string;
  /** Formatted as `2026-11-21`. */
  value?: string;
  onChange?: (day: string | undefined) => void;
}

const format = 'YYYY-MM-DD';

export function DayPicker({ id, value, onChange }: Props) {
  return (
    <DatePicker
      id={id}
      format={format}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : undefined}
      onChange={(day) => onChange?.(day?.format(format))}
    />
  );
}
