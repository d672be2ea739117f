import type { FastifyInstance, FastifyReply } from 'fastify';

const heartbeat = 15_000;

export interface EventStream {
  /** With a name where readers tell kinds of events apart. */
  send(data: unknown, name?: string): void;
  end(): void;
}

/** Streams events to one caller; `open` returns what to do when the stream ends. */
export type StreamEvents = (reply: FastifyReply, open: (stream: EventStream) => () => void) => void;

/** Server-sent events until the caller leaves or the server stops: an open stream must not keep it from closing. */
export function eventStreams(server: FastifyInstance): StreamEvents {
  const endings = new Set<() => void>();
  server.addHook('preClose', async () => {
    for (const end of endings) end();
  });

  return (reply, open) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // kept alive, the connection would outlast its stream and hold up a stop
      connection: 'close',
    });
    // the headers are all that HEAD asks for
    if (reply.request.method === 'HEAD') return void raw.end();
    raw.write(': open\n\n');
    const end = () => void raw.end();
    const send = (data: unknown, name?: string) => {
      // what is still being looked up when the stream ends has nobody to be told to
      if (!raw.writableEnded) raw.write(`${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    };
    const close = open({ send, end });
    const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
    endings.add(end);
    raw.once('close', () => {
      clearInterval(beat);
      endings.delete(end);
      close();
    });
  };
}
