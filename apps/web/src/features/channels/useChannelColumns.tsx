import type { ChannelRow } from '@pressroom/contract/channels/channels';
import { Tooltip } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../kit/useTimeColumns.ts';
import { ChannelActions } from './ChannelActions.tsx';
import styles from './channels.module.css';
import { ChannelStatusSwitch } from './ChannelStatusSwitch.tsx';

export function useChannelColumns({ onEdit }: { onEdit: (channel: ChannelRow) => void }): Column<ChannelRow>[] {
  const t = useT();
  const times = useTimeColumns();
  return [
    {
      key: 'supplier',
      title: t('channels.supplier'),
      width: 130,
      fixed: 'start',
      render: ({ supplierName, supplierCode }) => (
        <>
          {supplierName} <span className={styles.soft}>{supplierCode}</span>
        </>
      ),
    },
    { key: 'system', title: t('channels.systemName'), width: 84, render: ({ systemName }) => systemName },
    {
      key: 'channelName',
      title: t('channels.channelName'),
      width: 160,
      render: ({ channelName }) => <strong>{channelName}</strong>,
    },
    { key: 'channelCode', title: t('channels.channelCode'), width: 120, render: ({ channelCode }) => channelCode },
    {
      key: 'type',
      title: t('channels.channelType'),
      width: 100,
      render: (row) => t(`channels.type.${row.channelType}`),
    },
    { key: 'status', title: t('ui.status'), width: 64, render: (channel) => <ChannelStatusSwitch channel={channel} /> },
    {
      key: 'default',
      title: t('channels.isDefault'),
      width: 100,
      minor: true,
      render: (channel) => <DefaultMark channel={channel} />,
    },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 104,
      fixed: 'end',
      render: (channel) => <ChannelActions channel={channel} onEdit={onEdit} />,
    },
  ];
}

function DefaultMark({ channel: { isDefault, defaultMoney } }: { channel: ChannelRow }) {
  const t = useT();
  if (!isDefault) return t('channels.no');
  return (
    <Tooltip title={t('channels.defaultBelow', { amount: defaultMoney ?? '' })}>
      <span tabIndex={0} className={styles.hinted}>
        {t('channels.yes')}
      </span>
    </Tooltip>
  );
}
