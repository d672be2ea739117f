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
  /** What a person at its packing station sees and does. */
  desk<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T>;
  /** Of the printer's service at that station; the industrial line is there, too. */
  printService: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** On any free port, with the shops of the usual seed and without orders. */
export async function startSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', POSTEK_PORT: '0', SEED: '', DATA_DIR: '', ORDERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url, printService] = await addressesOf(createInterface({ input: child.stdout }));

  async function ask<T>(method: string, what: string, body?: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/${what}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const control: Sandbox['control'] = (method, what, body) => ask(method, `control/${what}`, body);
  return {
    url,
    printService,
    control,
    desk: (method, what, body) => ask(method, `postek-desk/${what}`, body),
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

async function addressesOf(output: AsyncIterable<string>): Promise<[url: string, printService: string]> {
  let url: string | undefined;
  for await (const line of output) {
    const [, name, address] = /^(Sandbox|Print service) on (\S+)/.exec(line) ?? [];
    if (name === 'Sandbox') url = address;
    if (url && address && name === 'Print service') return [url, address];
  }
  throw new Error('The sandbox ended before it was there');
}
