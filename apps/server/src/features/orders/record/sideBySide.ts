import type { Message } from '@pressroom/contract/message';

/** Several messages as one, set apart as sentences are. Undefined where there are none. */
export function sideBySide(messages: readonly Message[]): Message | undefined {
  const [first, ...others] = messages;
  const rest = others.length > 0 ? sideBySide(others) : undefined;
  return first && rest ? { key: 'orders.sideBySide', params: { one: first, other: rest } } : first;
}
