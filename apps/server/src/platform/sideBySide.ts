import type { Message } from '@pressroom/contract/message';

/** Joins several messages into one that reads as sentences side by side. Undefined where there are none. */
export function sideBySide(messages: readonly Message[]): Message | undefined {
  const [first, ...others] = messages;
  const rest = others.length > 0 ? sideBySide(others) : undefined;
  return first && rest ? { key: 'platform.sideBySide', params: { one: first, other: rest } } : first;
}
