import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { breakAnswer } from './breakAnswer.ts';
import { callFaults, type Fault, type FaultKind } from './faults.ts';

/** What differs between the protocols that faults are injected into. */
export interface Protocol {
  system: string;
  /** The name of the call in faults, rates and the log: its path, or the name of its interface. */
  endpointOf(request: FastifyRequest): string;
  storeOf(request: FastifyRequest): string | undefined;
  /** Sends this protocol's answer to too many calls. */
  sendThrottled(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const silenceMs = 60_000;

/** Lets the planned faults strike every route that is registered in this scope from here on, and logs each call. */
export function injectFaults(scope: FastifyInstance, core: Core, protocol: Protocol): void {
  scope.addHook('preHandler', async (request, reply) => {
    core.runDue();
    core.markChanged();
    const [endpoint, store] = [`${protocol.system}:${protocol.endpointOf(request)}`, protocol.storeOf(request)];
    const faults = core.faults.strike(callFaults, { endpoint, store });
    const skewMs = find(faults, 'clockSkew')?.ms ?? 0;
    const { system } = protocol;
    request.call = {
      system,
      endpoint,
      store,
      skewMs,
      outcome: undefined,
      about: undefined,
      ignored: [],
      faults,
      handled: false,
    };

    const slow = find(faults, 'slow');
    if (slow) await pause(slow.ms ?? 1000, request, core);
    const silent = find(faults, 'timeOutBefore');
    if (silent) return await staySilent(silent, request, reply, core);
    const broken = find(faults, 'serverErrorBefore');
    if (broken) return sendServerError(broken, reply);
    if (find(faults, 'throttle')) return protocol.sendThrottled(request, reply);
    request.call.handled = true;
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const { faults, handled } = request.call ?? { faults: [], handled: false };
    if (!handled) return payload;
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
    if (request.call) core.requests.note(request.call, request.raw.socket.destroyed ? undefined : reply.statusCode);
  });
}

function find(faults: Fault[], kind: FaultKind): Fault | undefined {
  return faults.find((fault) => fault.kind === kind);
}

async function staySilent(fault: Fault, request: FastifyRequest, reply: FastifyReply, core: Core) {
  void reply.hijack();
  await pause(fault.ms ?? silenceMs, request, core);
  request.raw.socket.destroy();
  core.requests.note(request.call, undefined);
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
