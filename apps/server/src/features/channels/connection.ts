import { type CarrierChannel, CarrierFailure, type CarrierSettings, openCarrier } from '@pressroom/carriers';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Logger } from '../../platform/logger.ts';

const timeoutMs = 15_000;
/** A longer list is of no use to anybody. */
const mostChannels = 500;

type Answer = { channels: CarrierChannel[] } | { trouble: MessageKey };

/** Asks for the account's channels: the cheapest call that proves that address and credentials are right. */
export async function tryConnection(
  settings: CarrierSettings,
  { log, signal = AbortSignal.timeout(timeoutMs) }: { log: Logger; signal?: AbortSignal },
): Promise<Answer> {
  const onCall = (record: object) => log.info(record, 'label system asked');
  try {
    const channels = await openCarrier(settings, { onCall }).channels({ signal });
    return { channels: channels.slice(0, mostChannels) };
  } catch (error) {
    if (error instanceof CarrierFailure) {
      const { kind } = error;
      return { trouble: `channels.trouble.${kind === 'unknownOutcome' ? 'unavailable' : kind}` };
    }
    if (signal.aborted) return { trouble: 'channels.trouble.timeout' };
    throw error;
  }
}
