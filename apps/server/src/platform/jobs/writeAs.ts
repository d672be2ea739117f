import type { JobAction } from '@pressroom/contract/audit/actions';
import type { Actor } from '../access/actor.ts';
import { type Act, runAct } from '../act.ts';
import type { App } from '../app.ts';

/** An act outside a request. One that found nothing to do leaves no audit row. */
export async function writeAs<T>(
  app: App,
  actor: Actor,
  action: JobAction,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  return runAct({ app, actor, origin: { action, address: '', requestId: '' }, mayDoNothing: true }, work);
}
