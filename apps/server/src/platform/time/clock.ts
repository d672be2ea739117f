import type { App } from '../app.ts';

/** The moment to which an answer belongs, and the zone in which it has its day. */
export interface Clock {
  now: Date;
  zone: string;
}

/** The present moment, once for all that one answer says. */
export function clockOf({ settings }: Pick<App, 'settings'>): Clock {
  return { now: new Date(), zone: settings.displayZone };
}
