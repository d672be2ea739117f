export type { ChannelRecord } from './channels.queries.ts';
export { findAnyChannel, findEnabledChannels, keepsSenders, openChannel, senderOf } from './openChannel.ts';
