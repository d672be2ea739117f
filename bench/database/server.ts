import { Client } from 'pg';
import { type Embedded, startEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { folderIn } from '../folders.ts';

let running: Promise<Embedded> | undefined;

/** The one PostgreSQL of both sides, with the settings that Pressroom gives it. */
export async function databaseUrl(name: string): Promise<string> {
  running ??= startEmbedded(folderIn('postgres'));
  return (await running).url(name);
}

export async function stopDatabase(): Promise<void> {
  await (await running)?.stop();
}

/** A connection for the length of `work`. */
export async function withClient<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: await databaseUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
