import type { MessageParams } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Finding, FindingPlace } from '@pressroom/contract/publishing/finding';

/** A finding that does not name its rule yet. */
export type Found = Omit<Finding, 'ruleId'>;

export function error(place: FindingPlace, key: MessageKey, params?: MessageParams): Found {
  return { severity: 'error', place, message: { key, ...(params && { params }) } };
}

export function warning(place: FindingPlace, key: MessageKey, params?: MessageParams): Found {
  return { severity: 'warning', place, message: { key, ...(params && { params }) } };
}
