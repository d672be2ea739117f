import { CallFailure, type FailureReason } from '../client/callFailure.ts';
import type { Translate } from './i18n.ts';

/** What a call that failed says to the user; nothing where the cause is something else. */
export function failureText(cause: CallFailure, t: Translate): string;
export function failureText(cause: unknown, t: Translate): string | undefined;
export function failureText(cause: unknown, t: Translate): string | undefined {
  return cause instanceof CallFailure ? reasonText(cause.reason, t) : undefined;
}

export function reasonText(reason: FailureReason, t: Translate): string {
  return typeof reason === 'string' ? reason : t(reason.key, reason.params);
}
