import { Select } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { HistoryList } from './HistoryList.tsx';
import { DayList } from './DayList.tsx';

interface Props extends Omit<ComponentProps<typeof HistoryList>, 'title'> {
  bench: string;
}

const scopes = ['session', 'bench', 'day'] as const;
type Scope = (typeof scopes)[number];

/** What was printed: by this tab, by this bench today, or by all. */
export function PrintHistory({ bench, ...session }: Props) {
  const t = useT();
  const [scope, setScope] = useState<Scope>('session');
  // a bench without a name cannot be told from others
  const offered = scopes.filter((one) => one !== 'bench' || bench !== '');
  const title = (
    <Select
      aria-label={t('printing.historyOf')}
      size="small"
      value={offered.includes(scope) ? scope : 'session'}
      popupMatchSelectWidth={false}
      options={offered.map((one) => ({ value: one, label: t(`printing.historyOf.${one}`) }))}
      onChange={setScope}
    />
  );
  if (scope === 'day') return <DayList title={title} bench={undefined} />;
  if (scope === 'bench' && bench !== '') return <DayList title={title} bench={bench} />;
  return <HistoryList {...session} title={title} />;
}
