import { sync } from '@pressroom/contract/sync/sync';
import type { LedgerRow } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { dayInWords } from '../days.ts';
import { useCompare } from '../useCompare.ts';
import styles from './ledger.module.css';

const kinds = ['missing', 'unknown', 'differing'] as const;

export function useLedgerColumns(): Column<LedgerRow>[] {
  const t = useT();
  const language = useLanguage();
  const compare = useCompare();
  const isPending = ({ shopId, day }: LedgerRow) =>
    compare.pendingInputs.some((input) => input.shopId === shopId && input.startDay === day);
  return [
    {
      key: 'day',
      title: t('sync.day'),
      width: 120,
      fixed: 'start',
      render: ({ day }) => <time dateTime={day}>{dayInWords(day, language)}</time>,
    },
    { key: 'store', title: t('sync.store'), width: 128, render: ({ shopName }) => shopName },
    { key: 'said', title: t('sync.said'), width: 60, align: 'end', render: ({ said }) => said },
    { key: 'held', title: t('sync.held'), width: 60, align: 'end', render: ({ held }) => held },
    ...kinds.map((kind): Column<LedgerRow> => ({
      key: kind,
      title: t(`sync.${kind}`),
      width: 98,
      align: 'end',
      render: (row) => <span className={row[kind] > 0 ? styles.wrong : styles.none}>{row[kind]}</span>,
    })),
    {
      key: 'verdict',
      title: t('ui.status'),
      width: 84,
      render: (row) => {
        const agrees = kinds.every((kind) => row[kind] === 0);
        return <StatusTag tone={agrees ? 'done' : 'alert'}>{t(agrees ? 'sync.agrees' : 'sync.differs')}</StatusTag>;
      },
    },
    {
      key: 'checkedAt',
      title: t('sync.checkedAt'),
      width: 132,
      minor: true,
      render: ({ checkedAt }) => showTime(checkedAt),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 118,
      fixed: 'end',
      render: (row) => (
        <Can endpoint={sync.reconcile}>
          <RowActions>
            <Button
              type="link"
              size="small"
              loading={isPending(row)}
              onClick={() => void compare.run([{ shopId: row.shopId, startDay: row.day, endDay: row.day }])}
            >
              {t('sync.compareAgain')}
            </Button>
          </RowActions>
        </Can>
      ),
    },
  ];
}
