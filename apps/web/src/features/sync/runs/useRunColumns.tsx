import type { SyncRun } from '@pressroom/contract/sync/syncShapes';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RunState } from '../RunState.tsx';

const counts = ['found', 'created', 'changed', 'failed'] as const;
const numbersTold = 3;

export function useRunColumns(): Column<SyncRun>[] {
  const t = useT();
  return [
    {
      key: 'startedAt',
      title: t('sync.startedAt'),
      width: 146,
      fixed: 'start',
      render: ({ startedAt }) => showTime(startedAt, { seconds: true }),
    },
    { key: 'store', title: t('sync.store'), width: 140, render: ({ shopName }) => shopName },
    {
      key: 'cause',
      title: t('sync.cause'),
      width: 120,
      render: ({ cause, createUser }) => t(`sync.cause.${cause}`, { user: createUser }),
    },
    { key: 'asked', title: t('sync.asked'), width: 216, minor: true, render: (run) => asked(run, t) },
    ...counts.map((count): Column<SyncRun> => ({
      key: count,
      title: t(`sync.${count}`),
      width: 58,
      align: 'end',
      render: (run) => run[count],
    })),
    { key: 'duration', title: t('sync.duration'), width: 70, align: 'end', render: (run) => duration(run, t) },
    {
      key: 'result',
      title: t('sync.result'),
      width: 236,
      render: ({ state, errorMsg }) => (
        <>
          <RunState state={state} /> {errorMsg}
        </>
      ),
    },
  ];
}

function asked({ startTime, endTime, thirdOrderNumbers, filterDeliver }: SyncRun, t: Translate): string {
  const count = thirdOrderNumbers.length;
  const numbers =
    thirdOrderNumbers.slice(0, numbersTold).join(t('platform.separator')) + (count > numbersTold ? '…' : '');
  const parts = [
    startTime && t('sync.askedRange', { from: showTime(startTime), to: showTime(endTime) }),
    count > 0 && t('sync.askedNumbers', { count, numbers }),
    filterDeliver && t('sync.filterDeliver'),
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(t('platform.separator')) : t('sync.changesSince');
}

function duration({ startedAt, endedAt }: SyncRun, t: Translate): string {
  if (!endedAt) return '–';
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  if (seconds < 120) return t('sync.seconds', { count: seconds });
  return t('sync.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
