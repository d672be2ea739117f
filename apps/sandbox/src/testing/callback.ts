import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedWebhook {
  headers: Record<string, string>;
  eventData: string;
}

interface Callback {
  /** Takes the encrypted event out of a request's body. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<string> | string;
  /** The body of every reply. */
  reply?: string;
  /** The statuses of the first replies; those after them have 200. */
  statuses?: number[];
}

/** A callback on loopback for one test: `received` grows by every webhook that arrives at `origin`. */
export async function listenForWebhooks({ readEvent, reply = '', statuses = [] }: Callback) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const eventData = await readEvent(await buffer(request), request.headers);
      received.push({ headers: request.headers as Record<string, string>, eventData });
      response.writeHead(statuses.shift() ?? 200).end(reply);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { received, origin: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}
