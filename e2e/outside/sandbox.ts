import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.join(import.meta.dirname, '../../apps/sandbox/src/main.ts');

interface Credentials {
  accessToken: string;
  productToken: string;
}

/** A shop as its marketplace knows it. */
interface Shop {
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
  [Symbol.asyncDispose](): Promise<void>;
}

/** On any free port, with the shops of the usual seed and without orders. */
export async function startSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', POSTEK_PORT: '0', SEED: '', DATA_DIR: '', ORDERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(createInterface({ input: child.stdout }));
  return {
    url,
    async shop(marketplace) {
      const shops = (await (await fetch(`${url}/control/stores`)).json()) as Shop[];
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
