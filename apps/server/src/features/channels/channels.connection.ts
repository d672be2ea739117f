import { type CarrierChannel, CarrierFailure, type CarrierSettings, openCarrier } from '@pressroom/carriers';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Logger } from '../../platform/logger.ts';

const patienceMs = 15_000;
/** More than this nobody looks through. */
const mostChannels = 500;

type Answer = { channels: CarrierChannel[] } | { trouble: MessageKey };

/** Asks the system what the account may use: the cheapest proof that address and credentials are right. */
export async function tryConnection(
  settings: CarrierSettings,
  { log, signal = AbortSignal.timeout(patienceMs) }: { log: Logger; signal?: AbortSignal },
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
