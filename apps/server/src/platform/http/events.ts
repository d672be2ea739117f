import type { FastifyReply } from 'fastify';

const heartbeat = 15_000;

export interface EventStream {
  send(data: unknown): void;
}

/** Server-sent events until the caller leaves or the server stops. `open` returns what to do then. */
export function streamEvents(reply: FastifyReply, open: (stream: EventStream) => () => void): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const close = open({ send: (data) => raw.write(`data: ${JSON.stringify(data)}\n\n`) });
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
  const stop = () => raw.end();
  reply.server.server.once('close', stop);
  raw.once('close', () => {
    clearInterval(beat);
    reply.server.server.off('close', stop);
    close();
  });
}
