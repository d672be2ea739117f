import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../process/startFailure.ts';

const BETWEEN_CHECKS = 20;

/** Long enough for the recovery of a busy database after a power cut. */
const LIMIT = 300_000;

/** Limits the time of a start. Its steps call `pause` between two checks of what they wait for. */
export class StartDeadline {
  readonly #end = Date.now() + LIMIT;

  async pause(awaited: string): Promise<void> {
    if (Date.now() > this.#end) throw new StartFailure('postgresTooSlow', `PostgreSQL is not ready: ${awaited}`);
    await pause(BETWEEN_CHECKS);
  }
}
