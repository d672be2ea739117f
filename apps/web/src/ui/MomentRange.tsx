import { DatePicker } from 'antd';
import { type Dayjs, dayjs } from './dayjs.ts';
import { showTime, zoneOffset } from '../i18n/showTime.ts';

interface Props {
  /** The HTML id of the first field. */
  id?: string;
  /** ISO 8601 with a time zone. The server includes the whole last second. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** A range of moments on the wall clock of the product's time zone, wherever the browser is. */
export function MomentRange({ id, from, to, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      id={id}
      showTime={{ defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] }}
      format="YYYY-MM-DD HH:mm:ss"
      style={{ width: '100%' }}
      value={[wallClock(from), wallClock(to)]}
      allowEmpty
      onChange={(moments) => onChange(momentOf(moments?.[0]), momentOf(moments?.[1]))}
    />
  );
}

/** The picker works in the browser's time zone, so it receives the wall clock of ours. */
const wallClock = (moment: string | undefined) => (moment ? dayjs(showTime(moment, { seconds: true })) : null);

const momentOf = (moment: Dayjs | null | undefined) =>
  moment ? `${moment.format('YYYY-MM-DDTHH:mm:ss')}${zoneOffset}` : undefined;
