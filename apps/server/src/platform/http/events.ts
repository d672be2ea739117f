import type { FastifyInstance, FastifyReply } from 'fastify';

const heartbeat = 15_000;

export interface EventStream {
  send(data: unknown): void;
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
    const close = open({ send: (data) => void raw.write(`data: ${JSON.stringify(data)}\n\n`), end });
    const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
    endings.add(end);
    raw.once('close', () => {
      clearInterval(beat);
      endings.delete(end);
      close();
    });
  };
}
