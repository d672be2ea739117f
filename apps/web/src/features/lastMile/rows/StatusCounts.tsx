import type { CallOutput } from '@pressroom/contract/endpoint';
import type { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { lastMileStatus, type LabelType } from '@pressroom/contract/lastMile/status';
import { useT } from '../../../i18n/i18n.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { rowTones, statusText } from '../parts/RowStatusTag.tsx';

interface Props {
  labelType: LabelType;
  totals: CallOutput<typeof lastMileRows.queryBulkPrintRecordDetails>['totals'];
  /** The status that is searched for; undefined: all. */
  shown: string | undefined;
  onTurn: (status: string | undefined) => void;
}

const all = 'all';

/** How many rows of the batch have each status; those of one are a click away. */
export function StatusCounts({ labelType, totals, shown, onTurn }: Props) {
  const t = useT();
  const countOf = (status: number) => totals.find(({ orderStatus }) => orderStatus === status)?.totalNum ?? 0;
  const statuses = lastMileStatus.values.filter((status) => countOf(status) > 0 || String(status) === shown);
  return (
    <CountTabs
      label={t('lastMile.statuses')}
      tabs={[
        { key: all, label: t('ui.all'), count: totals.reduce((sum, { totalNum }) => sum + totalNum, 0) },
        ...statuses.map((status) => ({
          key: String(status),
          label: statusText(status, labelType, t),
          tone: rowTones[status],
          count: countOf(status),
        })),
      ]}
      shown={shown ?? all}
      onTurn={(key) => onTurn(key === all ? undefined : key)}
    />
  );
}
