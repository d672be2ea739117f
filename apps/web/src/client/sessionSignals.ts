import type { SessionInfo } from '@pressroom/contract/account/account';
import type { FailureReason } from './callFailure.ts';
import { newListeners } from './listeners.ts';

export interface SessionEnd {
  reason: FailureReason;
  /** The token that was refused; the one that the browser holds by now may be another. */
  refused: string | undefined;
}

/** The server no longer knows the session. Calls that fail together tell it once each. */
export const sessionEnds = newListeners<SessionEnd>();

/** What the server says of the session over the open stream: at first, and when the user's rights have changed. */
export const sessionUpdates = newListeners<SessionInfo>();

/** The server refused what the screen offered: the rights may have changed since they were asked for. */
export const refusals = newListeners();
