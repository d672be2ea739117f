import { DatePicker } from 'antd';
import { dayjs } from './dayjs.ts';

interface Props {
  /** The HTML id of the first field. */
  id?: string;
  /**
   * The first and the last day, formatted as `2026-11-21`. The server includes both days completely, in the product's
   * time zone.
   */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

const format = 'YYYY-MM-DD';

export function DayRange({ id, from, to, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      id={id}
      format={format}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      allowEmpty
      onChange={(days) => onChange(days?.[0]?.format(format), days?.[1]?.format(format))}
    />
  );
}
