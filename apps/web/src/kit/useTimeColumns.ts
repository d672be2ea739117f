import { useT } from '../i18n/i18n.ts';
import { showTime } from '../i18n/showTime.ts';
import type { Column } from './table.tsx';

interface Timed {
  gmtCreate: string;
  gmtModified: string;
}

/** When a record was made and changed last, as the lists end with it. */
export function useTimeColumns(): [created: Column<Timed>, modified: Column<Timed>] {
  const t = useT();
  const shared = { width: 132, minor: true };
  return [
    { ...shared, key: 'created', title: t('ui.gmtCreate'), render: ({ gmtCreate }) => showTime(gmtCreate) },
    { ...shared, key: 'modified', title: t('ui.gmtModified'), render: ({ gmtModified }) => showTime(gmtModified) },
  ];
}
