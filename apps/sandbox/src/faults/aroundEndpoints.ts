import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { breakAnswer } from './breakAnswer.ts';
import type { Fault, FaultKind } from './faults.ts';

/** What differs between the protocols that faults strike. */
export interface Protocol {
  system: string;
  /** The name that a call goes by in faults, rates and the log: its path, or the interface it asks for. */
  endpointOf(request: FastifyRequest): string;
  storeOf(request: FastifyRequest): string | undefined;
  /** Answers as this protocol says that there were too many calls. */
  sendThrottled(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** What the hook knows about a call, for the handlers within. */
export interface Around {
  system: string;
  endpoint: string;
  store: string | undefined;
  /** How far this call finds the other side's clock off. */
  skewMs: number;
  /** The code in the answer, for the log of requests. */
  outcome: string | undefined;
  /** Names that were sent and that nobody reads. */
  ignored: string[];
  faults: Fault[];
  actedUpon: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    around: Around;
  }
}

const onCalls = [
  'slow',
  'timeOutBefore',
  'timeOutAfter',
  'serverErrorBefore',
  'serverErrorAfter',
  'throttle',
  'malformed',
  'clockSkew',
] as const satisfies FaultKind[];

const silenceMs = 60_000;

/** Puts the faults, and the log, around every route that is registered in this scope from here on. */
export function aroundEndpoints(scope: FastifyInstance, core: Core, protocol: Protocol): void {
  scope.addHook('preHandler', async (request, reply) => {
    core.settle();
    core.markChanged();
    const [endpoint, store] = [`${protocol.system}:${protocol.endpointOf(request)}`, protocol.storeOf(request)];
    const faults = core.faults.strike(onCalls, { endpoint, store });
    const skewMs = find(faults, 'clockSkew')?.ms ?? 0;
    const { system } = protocol;
    request.around = { system, endpoint, store, skewMs, outcome: undefined, ignored: [], faults, actedUpon: false };

    const slow = find(faults, 'slow');
    if (slow) await pause(slow.ms ?? 1000, request, core);
    const silent = find(faults, 'timeOutBefore');
    if (silent) return await fallSilent(silent, request, reply, core);
    const broken = find(faults, 'serverErrorBefore');
    if (broken) return sendServerError(broken, reply);
    if (find(faults, 'throttle')) return protocol.sendThrottled(request, reply);
    request.around.actedUpon = true;
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const { faults, actedUpon } = request.around ?? { faults: [], actedUpon: false };
    if (!actedUpon) return payload;
    const silent = find(faults, 'timeOutAfter');
    if (silent) {
      await pause(silent.ms ?? silenceMs, request, core);
      request.raw.socket.destroy();
      return payload;
    }
    const broken = find(faults, 'serverErrorAfter');
    if (broken) {
      void reply.code(broken.status ?? 502).type('text/html');
      return serverErrorPage;
    }
    const malformed = find(faults, 'malformed');
    return malformed ? breakAnswer(malformed, reply, payload) : payload;
  });

  scope.addHook('onResponse', async (request, reply) => {
    if (request.around) core.requests.note(request.around, request.raw.socket.destroyed ? undefined : reply.statusCode);
  });
}

function find(faults: Fault[], kind: FaultKind): Fault | undefined {
  return faults.find((fault) => fault.kind === kind);
}

async function fallSilent(fault: Fault, request: FastifyRequest, reply: FastifyReply, core: Core) {
  void reply.hijack();
  await pause(fault.ms ?? silenceMs, request, core);
  request.raw.socket.destroy();
  core.requests.note(request.around, undefined);
  return reply;
}

const serverErrorPage = '<html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

function sendServerError(fault: Fault, reply: FastifyReply): FastifyReply {
  return reply
    .code(fault.status ?? 502)
    .type('text/html')
    .send(serverErrorPage);
}

/** Ends early when the caller hangs up or the sandbox closes. */
async function pause(ms: number, request: FastifyRequest, core: Core): Promise<void> {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  request.raw.socket.once('close', hangUp);
  try {
    await wait(ms, undefined, { signal: AbortSignal.any([gone.signal, core.closing]) });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  } finally {
    request.raw.socket.off('close', hangUp);
  }
}
