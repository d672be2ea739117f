import { type ChannelRow, channels, channelStatus } from '@pressroom/contract/channels/channels';
import { Switch } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';

/** Shows the server's value, so it does not move where the user cancels or the server refuses. */
export function ChannelStatusSwitch({ channel }: { channel: ChannelRow }) {
  const t = useT();
  const canCall = useCanCall();
  const { id, channelName: name, dataStatus } = channel;
  const enabled = dataStatus === channelStatus.enabled;
  const change = useCommand(channels.updateStatus, {
    success: t('channels.actionSuccess'),
    invalidates: [channels.queryAllList],
    confirm: () =>
      enabled
        ? {
            title: t('channels.disableTitle', { name }),
            detail: t('channels.disableDetail'),
            ok: t('channels.disable'),
          }
        : { title: t('channels.enableTitle', { name }), ok: t('channels.enable') },
  });
  return (
    <Switch
      size="small"
      checked={enabled}
      aria-label={`${name}: ${t(enabled ? 'channels.enabled' : 'channels.disabled')}`}
      disabled={!canCall(channels.updateStatus)}
      loading={change.pending}
      onChange={() => void change.run({ id, dataStatus: enabled ? channelStatus.disabled : channelStatus.enabled })}
    />
  );
}
