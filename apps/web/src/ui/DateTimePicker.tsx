import { DatePicker } from 'antd';
import { dayjs } from './dayjs.ts';
import { showTime, zoneOffset } from '../i18n/showTime.ts';

interface Props {
  id?: string;
  /** ISO 8601 with a time zone. */
  value?: string;
  onChange?: (moment: string | undefined) => void;
}

/**
 * The picker works in the browser's time zone, so it receives the wall clock of our zone and its answer is read in that
 * zone.
 */
export function DateTimePicker({ id, value, onChange }: Props) {
  return (
    <DatePicker
      id={id}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
      value={value ? dayjs(showTime(value)) : undefined}
      onChange={(day) => onChange?.(day ? `${day.format('YYYY-MM-DDTHH:mm:ss')}${zoneOffset}` : undefined)}
    />
  );
}
