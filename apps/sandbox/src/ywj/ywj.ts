import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { injectFaults } from '../faults/injectFaults.ts';
import { secretOf } from '../labelSystems/account.ts';
import { channels } from '../labelSystems/channels.ts';
import { LabelSystem } from '../labelSystems/labelSystem.ts';
import { areEqual } from '../secrets.ts';
import { type Request, type Call, calls } from './calls.ts';
import { Refusal, refuse, send, tooMany } from './envelope.ts';

const perSecond = 20;

/**
 * YWJ has no public description: this is the common shape of systems with such credentials. Orders get their tracking
 * number before the answer; labels are in the answer itself.
 */
export class Ywj extends LabelSystem {
  constructor(core: Core) {
    super(core, { name: 'ywj', account: 'C-2207' });
  }

  async routes(app: FastifyInstance): Promise<void> {
    await app.register(
      async (scope) => {
        injectFaults(scope, this.core, {
          system: this.name,
          endpointOf: (request) => (request.routeOptions.url ?? '/').replace(/^\/ywj/, ''),
          storeOf: () => this.account,
          sendThrottled: (request, reply) => refuse(request, reply, tooMany),
        });
        for (const call of calls)
          scope.route<{ Params: { about?: string } }>({
            method: call.method,
            url: call.path,
            handler: (request, reply) => this.#answer(call, request.params.about ?? '', request, reply),
          });
      },
      { prefix: '/ywj' },
    );
  }

  async #answer(call: Call, about: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { faults, rates } = this.core;
    try {
      this.#authenticate(request);
      if (!rates.take(request.call, perSecond)) throw tooMany;
      const data = await call.act({
        system: this,
        about,
        read: reader(request),
        refuseLater: () => faults.strikes('lateRejection', request.call),
      });
      return send(request, reply, data);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(request, reply, error);
    }
  }

  get #token(): string {
    return secretOf(this.core.world, 'ywj', 'token');
  }

  #authenticate({ headers }: FastifyRequest): void {
    const expected = `Basic ${Buffer.from(`${this.account}&${this.#token}`).toString('base64')}`;
    if (!areEqual(expected, headers.authorization ?? '')) throw new Refusal(401, '4001', 'Unknown account or token');
  }

  describe(): Record<string, unknown> {
    const codes = channels.map(({ code }) => code);
    return { api: '/ywj', account: this.account, token: this.#token, channels: codes, orders: this.book.size };
  }
}

function reader({ headers, body }: FastifyRequest): Request['read'] {
  return (form) => {
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) throw new Refusal(415, '4022', 'JSON only');
    const read = form.safeParse(parse(Buffer.isBuffer(body) ? body.toString('utf8') : ''));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Refusal(422, '4022', `${issue!.path.join('.')}: ${issue!.message}`);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(422, '4022', 'The body is not JSON');
  }
}
