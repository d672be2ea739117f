import type { ClientContext } from '@pressroom/marketplaces';
import type { Db } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { openCallLog } from './calls.ts';
import { sharedLimiter } from './limiter.ts';

/** What the clients of marketplaces and carriers are given by the server. */
export interface Outside {
  /** For calls to this system: rates that all processes share, and a record of each call. */
  clientContext(system: string): ClientContext;
  /** Writes the waiting records of calls. Call it last, before the program ends. */
  flush(): Promise<void>;
}

export function openOutside(db: Db, log: Logger): Outside {
  const limiter = sharedLimiter(db);
  const calls = openCallLog(db, log);
  return {
    clientContext: (system) => ({ limiter, onCall: (record) => calls.note({ system, ...record }) }),
    flush: () => calls.flush(),
  };
}
