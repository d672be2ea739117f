import { sync } from '@pressroom/contract/sync/sync';
import type { SyncFailure } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import type { FailureActs } from './useFailureActs.ts';

/** Stands for an order whose number could not be read either. */
const unreadable = '?';

export function useFailureColumns({
  acts,
  dismissed,
}: {
  acts: FailureActs;
  dismissed: boolean;
}): Column<SyncFailure>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('sync.number'),
      width: 220,
      fixed: 'start',
      render: ({ thirdOrderNumber }) =>
        thirdOrderNumber === unreadable ? (
          t('sync.numberUnreadable')
        ) : (
          <>
            {thirdOrderNumber} <CopyButton text={thirdOrderNumber} />
          </>
        ),
    },
    { key: 'store', title: t('sync.store'), width: 150, render: ({ shopName }) => shopName },
    { key: 'reason', title: t('sync.reason'), width: 320, render: ({ errorMsg }) => errorMsg },
    { key: 'tries', title: t('sync.tries'), width: 80, align: 'end', render: ({ tries }) => tries },
    {
      key: 'firstAt',
      title: t('sync.firstAt'),
      width: 138,
      minor: true,
      render: ({ firstAt }) => showTime(firstAt),
    },
    { key: 'lastAt', title: t('sync.lastAt'), width: 138, minor: true, render: ({ lastAt }) => showTime(lastAt) },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: dismissed ? 90 : 140,
      fixed: 'end',
      render: ({ id }) => (
        <RowActions>
          <Can endpoint={sync.retryFailures}>
            <Button type="link" size="small" disabled={acts.pending} onClick={() => void acts.again([id])}>
              {t('ui.retry')}
            </Button>
          </Can>
          {!dismissed && (
            <Can endpoint={sync.dismissFailures}>
              <Button type="link" size="small" disabled={acts.pending} onClick={() => void acts.leave([id])}>
                {t('sync.dismiss')}
              </Button>
            </Can>
          )}
        </RowActions>
      ),
    },
  ];
}
