import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';

/** One step of a run, in a transaction of its own. */
export function inRun<T>(app: App, step: (act: Act) => Promise<T>): Promise<T> {
  return writeAs(app, system, 'job/sync.run', step);
}
