import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.join(import.meta.dirname, '../../apps/sandbox/src/main.ts');

/** What a seller types in to let a program in; which of them there are depends on the marketplace. */
interface Credentials {
  openKeyId: string;
  secretKey: string;
  accessToken: string;
  productToken: string;
}

/** A shop as its marketplace knows it. */
interface Shop {
  id: string;
  name: string;
  marketplace: 'shein' | 'temu';
  mode: 'semi' | 'full';
  country: string;
  credentials: Credentials;
}

/** The other side of the marketplaces, as a program of its own. */
export interface Sandbox {
  url: string;
  /** The first semi-managed one in the United States. */
  shop(marketplace: Shop['marketplace']): Promise<Shop>;
  /** What its testers ask of it. */
  control<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** On any free port, with the shops of the usual seed and without orders. */
export async function startSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', POSTEK_PORT: '0', SEED: '', DATA_DIR: '', ORDERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(createInterface({ input: child.stdout }));

  async function control<T>(method: string, what: string, body?: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/control/${what}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return {
    url,
    control,
    async shop(marketplace) {
      const shops = await control<Shop[]>('GET', 'stores');
      const shop = shops.find((one) => one.marketplace === marketplace && one.mode === 'semi' && one.country === 'US');
      if (!shop) throw new Error(`The sandbox has no such shop: ${marketplace}`);
      return shop;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function addressOf(output: AsyncIterable<string>): Promise<string> {
  for await (const line of output) {
    const [, address] = /^Sandbox on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The sandbox ended before it was there');
}
