import type { SessionInfo } from '@pressroom/contract/account/account';
import type { FailureReason } from './callFailure.ts';
import { newListeners } from './listeners.ts';

export interface SessionEnd {
  reason: FailureReason;
  /** The token that the server refused. The browser may hold another one by now. */
  refused: string | undefined;
}

/** The server no longer knows the session. Each of several calls that fail together reports it. */
export const sessionEnds = newListeners<SessionEnd>();

/** The server sends the session over the open stream: when it opens, and after the user's rights have changed. */
export const sessionUpdates = newListeners<SessionInfo>();

/** The server refused a call that the screen offered, so the rights may have changed. */
export const refusals = newListeners();
