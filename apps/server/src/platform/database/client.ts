import { Client } from 'pg';

/** What pg's client has beyond its declared types. */
interface Starting {
  getStartupConf(): Record<string, string>;
}

const StartingClient = Client as unknown as new (...given: ConstructorParameters<typeof Client>) => Client & Starting;

/**
 * A connection whose moments are in UTC. The zone is a parameter of the connection's start: a pooler keeps those, and knows
 * no `options`.
 */
export class UtcClient extends StartingClient {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

/** Does some work on a connection of its own. Losing that connection fails the work, and not the whole process. */
export async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new UtcClient({ connectionString });
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
