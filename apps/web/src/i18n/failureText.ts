import { CallFailure } from '../client/callFailure.ts';
import type { TextKey, Translate } from './i18n.ts';

/** Why something did not succeed: in the server's words, or as a key, which becomes words where it is shown. */
export type Reason = string | { key: TextKey; params?: Readonly<Record<string, string | number | { reason: Reason }>> };

/** What a call that failed says to the user; nothing where the cause is something else. */
export function failureText(cause: CallFailure, t: Translate): string;
export function failureText(cause: unknown, t: Translate): string | undefined;
export function failureText(cause: unknown, t: Translate): string | undefined {
  return cause instanceof CallFailure ? reasonText(cause.reason, t) : undefined;
}

export function reasonText(reason: Reason, t: Translate): string {
  if (typeof reason === 'string') return reason;
  const params = Object.entries(reason.params ?? {}).map(
    ([name, value]) => [name, typeof value === 'object' ? reasonText(value.reason, t) : value] as const,
  );
  return t(reason.key, Object.fromEntries(params));
}
