// Where times are picked, and nowhere else: a page without such a field loads neither.
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

export { dayjs };
export type { Dayjs } from 'dayjs';
