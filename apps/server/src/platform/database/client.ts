import { Client } from 'pg';

/** Does some work on a connection of its own. Losing that connection fails the work, and not the whole process. */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost ??= error;
  });
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    throw lost ?? error;
  } finally {
    await client.end();
  }
}
