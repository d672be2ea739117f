import type { Pool } from 'pg';
import type { Access } from './access/sessions.ts';
import type { Db } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import type { Replica } from './database/replica.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Logger } from './logger.ts';
import type { Outside } from './outside/outside.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** What every part of the running program shares. */
export interface App {
  settings: Settings;
  log: Logger;
  pool: Pool;
  db: Db;
  /** Absent: there is none. */
  replica: Replica | undefined;
  notifications: Notifications;
  access: Access;
  storage: Storage;
  secrets: Secrets;
  outside: Outside;
  jobs: JobQueue;
}
