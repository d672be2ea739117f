import { Agent, request } from 'node:http';
import { median, milliseconds } from './rounds.ts';

/** A request that can be sent any number of times. */
export interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Absent: POST with a body, GET without. */
  method?: 'GET' | 'POST';
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** The answer's body; anything but 200 ends the run. */
export function send({ url, headers, body, method = body === undefined ? 'GET' : 'POST' }: Target): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { agent, method, headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const whole = Buffer.concat(chunks);
          if (answer.statusCode === 200) resolve(whole);
          else reject(new Error(`${url} answered ${answer.statusCode}: ${whole.toString().slice(0, 500)}`));
        });
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Requests a second with this many clients, each of which asks again as soon as it is answered. Of several targets, one after the other. */
export async function throughput(
  target: Target | readonly Target[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const targets = Array.isArray(target) ? (target as readonly Target[]) : [target as Target];
  let asked = 0;
  let answered = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      await send(targets[asked++ % targets.length]!);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered / ((performance.now() - start) / 1000);
}

/** The load before a server is measured: until its code is fully compiled, as it is in production. */
const warmUp = { clients: 20, seconds: 5 };
/** The same where most of the code has been compiled before. */
const furtherWarmUp = { clients: 20, seconds: 0.7 };

/** All of them in turn, until their code is compiled: what they share is compiled with the first of each group. */
export async function warmAll(groups: readonly (readonly (Target | readonly Target[])[])[]): Promise<void> {
  for (const group of groups)
    for (const [at, target] of group.entries()) await throughput(target, at === 0 ? warmUp : furtherWarmUp);
}

/** How long one answer takes. */
export function latency(target: Target): Promise<number> {
  return milliseconds(() => send(target));
}

/** The median of as many answers as there is time for. */
export async function typicalLatency(target: Target): Promise<number> {
  const taken: number[] = [];
  for (const start = performance.now(); performance.now() - start < 600 || taken.length < 5;)
    taken.push(await latency(target));
  return median(taken);
}
