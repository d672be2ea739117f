import type { ManifestRow } from '@pressroom/contract/lastMile/handover';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { kilograms } from './kilograms.ts';

export function useManifestColumns({ onOpen }: { onOpen: (id: string) => void }): Column<ManifestRow>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('handover.number'),
      width: 150,
      fixed: 'start',
      render: ({ manifestNumber }) => <strong>{manifestNumber}</strong>,
    },
    { key: 'channel', title: t('handover.channel'), width: 170, render: ({ channelName }) => channelName },
    { key: 'day', title: t('handover.manifestDay'), width: 110, render: ({ day }) => day },
    { key: 'parcels', title: t('handover.parcels'), width: 90, align: 'end', render: ({ parcels }) => parcels },
    {
      key: 'weight',
      title: t('handover.totalWeight'),
      width: 130,
      align: 'end',
      render: ({ weightGrams }) => kilograms(weightGrams),
    },
    { key: 'madeBy', title: t('handover.madeBy'), width: 110, render: ({ createUser }) => createUser },
    {
      key: 'state',
      title: t('handover.state'),
      width: 230,
      render: ({ undoneAt, undoneBy }) =>
        undoneAt === null ? (
          <StatusTag tone="done">{t('handover.valid')}</StatusTag>
        ) : (
          <StatusTag tone="closed">
            {t('handover.undoneBy', { user: undoneBy ?? '', time: showTime(undoneAt) })}
          </StatusTag>
        ),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 80,
      fixed: 'end',
      render: ({ id }) => (
        <RowActions>
          <Button type="link" size="small" onClick={() => onOpen(id)}>
            {t('handover.open')}
          </Button>
        </RowActions>
      ),
    },
  ];
}
