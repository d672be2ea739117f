import { type ChannelDetails, type ChannelRow, channels } from '@pressroom/contract/channels/channels';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { ValidateOnBlur } from '../../kit/ValidateOnBlur.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { BasicFields } from './BasicFields.tsx';
import { factsOf, fieldNames, valuesOf } from './channelForm.ts';
import { ConnectionFields } from './ConnectionFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { SenderFields } from './SenderFields.tsx';

const width = 760;

interface Props {
  /** Absent: a new one. */
  channel?: ChannelRow;
  onClose: () => void;
}

/** The list does not hold what connects a channel: it is fetched before there is anything to fill in. */
export function ChannelDialog({ channel, onClose }: Props) {
  return channel ? <KnownChannel id={channel.id} onClose={onClose} /> : <ChannelForm onClose={onClose} />;
}

function KnownChannel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const details = useQuery({ ...readOf(channels.details, { id }), gcTime: 0 });
  if (details.data) return <ChannelForm channel={details.data} onClose={onClose} />;
  return <FetchingDialog title={t('channels.edit')} answer={details} onClose={onClose} width={width} />;
}

function ChannelForm({ channel, onClose }: { channel?: ChannelDetails; onClose: () => void }) {
  const t = useT();
  const command = useCommand(channels.save, {
    success: t('channels.actionSuccess'),
    invalidates: [channels.queryAllList],
  });
  return (
    <FormDialog
      title={t(channel ? 'channels.edit' : 'channels.add')}
      command={command}
      initial={{ isDefault: false }}
      editing={editing(channel, valuesOf, (record) => factsOf(record, t))}
      extra={channel && <HistoryButton object="channels" id={channel.id} />}
      onClose={() => onClose()}
      width={width}
    >
      <ValidateOnBlur endpoint={channels.save} names={fieldNames}>
        <BasicFields />
        <ConnectionFields channel={channel} />
        <LimitFields />
        <SenderFields />
      </ValidateOnBlur>
    </FormDialog>
  );
}
