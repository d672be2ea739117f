import { type ChannelRow, channels, channelStatus } from '@pressroom/contract/channels/channels';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';

interface Props {
  channel: ChannelRow;
  onEdit: (channel: ChannelRow) => void;
}

export function ChannelActions({ channel, onEdit }: Props) {
  const t = useT();
  const remove = useCommand(channels.updateStatus, {
    success: t('channels.actionSuccess'),
    invalidates: [channels.queryAllList],
    confirm: () => ({
      title: t('channels.deleteTitle', { name: channel.channelName }),
      detail: t('channels.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      <Can endpoint={channels.save}>
        <Button type="link" size="small" onClick={() => onEdit(channel)}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={channels.updateStatus}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: channel.id, dataStatus: channelStatus.deleted })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}
