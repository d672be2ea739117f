import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Passage {
  near: Socket;
  far: Socket;
  /** What the client said when it connected, its application's name among it. */
  greeting: string;
}

export interface DatabaseProxy {
  /** Of the same database, through the proxy. */
  url: string;
  /** From now on nothing passes on connections of this application, old or new, and nobody hears that they are cut. */
  silence(application: string): void;
  /** The next statement that holds `text` is passed on, and its answer is not: the connection breaks instead. */
  breakAfter(text: string): void;
}

/**
 * The way to a database, which can be disturbed; gone when the test is. `asPooler`: it gives a number of its own for the process
 * at the other end, as a pooler does.
 */
export async function openDatabaseProxy(databaseUrl: string, { asPooler = false } = {}): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const silenced = new Set<string>();
  const passages = new Set<Passage>();
  let fatal: string | undefined;
  const isSilent = ({ greeting }: Passage) => [...silenced].some((name) => greeting.includes(name));

  const server = createServer((near) => {
    const passage: Passage = { near, far: connect(target), greeting: '' };
    passages.add(passage);
    const { far } = passage;
    near.on('data', (bytes: Buffer) => {
      passage.greeting ||= bytes.toString('latin1');
      if (isSilent(passage)) return;
      far.write(bytes);
      if (fatal === undefined || !bytes.includes(fatal)) return;
      fatal = undefined;
      far.end();
      near.resetAndDestroy();
    });
    far.on('data', (bytes: Buffer) => {
      if (asPooler) renumber(bytes);
      if (!isSilent(passage) && !near.destroyed) near.write(bytes);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      // what broke on one side is told to the other by its closing
      one.on('error', () => one.destroy());
      one.on('close', () => isSilent(passage) || other.destroySoon());
    }
    near.on('close', () => passages.delete(passage));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const { near, far } of passages) for (const socket of [near, far]) socket.destroy();
  });

  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence: (application) => void silenced.add(application),
    breakAfter: (text) => {
      fatal = text;
    },
  };
}

const keyData = 'K'.charCodeAt(0);

/** Changes the process's number where the messages tell it. */
function renumber(messages: Buffer): void {
  for (let at = 0; at + 5 <= messages.length; at += 1 + messages.readUInt32BE(at + 1)) {
    if (messages[at] !== keyData) continue;
    messages.writeUInt32BE(messages.readUInt32BE(at + 5) + 1, at + 5);
    return;
  }
}

function connect(target: URL): Socket {
  const folder = target.searchParams.get('host');
  const port = target.port || '5432';
  return folder ? createConnection(`${folder}/.s.PGSQL.${port}`) : createConnection(Number(port), target.hostname);
}
