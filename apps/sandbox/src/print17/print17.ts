import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { injectFaults } from '../faults/injectFaults.ts';
import { readJson } from '../json.ts';
import { channels } from '../labelSystems/channels.ts';
import { LabelSystem } from '../labelSystems/labelSystem.ts';
import { account, accountName, SignatureChecker, senderAddresses } from './account.ts';
import { type Call, calls } from './calls.ts';
import { Refusal, refuse, send, tooMany } from './envelope.ts';
import { labelRoute } from './labelRoute.ts';

const perSecond = 20;

/**
 * 17Print has no public description: this is the common shape of systems with such credentials. Orders are made at once
 * and get their tracking number later; labels are links that expire.
 */
export class Print17 extends LabelSystem {
  readonly #signatures = new SignatureChecker();

  constructor(core: Core) {
    super(core, { name: 'print17', account: accountName, delays: { numberMs: 3000, cancelMs: 60_000 } });
  }

  async routes(app: FastifyInstance): Promise<void> {
    await app.register(
      async (scope) => {
        injectFaults(scope, this.core, {
          system: this.name,
          endpointOf: (request) => (request.routeOptions.url ?? '/').replace(/^\/print17/, ''),
          storeOf: () => this.account,
          sendThrottled: (request, reply) => refuse(request, reply, tooMany),
        });
        for (const call of calls) scope.post(call.path, (request, reply) => this.#answer(call, request, reply));
        labelRoute(scope, this);
      },
      { prefix: '/print17' },
    );
  }

  #answer(call: Call, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { faults, rates, world } = this.core;
    try {
      const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refusal(40_000, 'JSON only');
      this.#signatures.check(world, request, { path: call.path, text });
      if (!rates.take(request.call, perSecond)) throw tooMany;
      const read = call.form.safeParse(parse(text));
      if (!read.success) {
        const [issue] = read.error.issues;
        throw new Refusal(40_001, `参数错误 ${issue!.path.join('.')}: ${issue!.message}`);
      }
      const data = call.act({
        system: this,
        form: read.data,
        origin: `${request.protocol}://${request.host}`,
        refuseLater: () => faults.strikes('lateRejection', request.call),
        linkHasEnded: () => faults.strikes('expiredLink', request.call),
      });
      return send(request, reply, { code: 0, msg: 'success', data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(request, reply, error);
    }
  }

  override reset(): void {
    super.reset();
    this.#signatures.reset();
  }

  describe(): Record<string, unknown> {
    const codes = channels.map(({ code }) => code);
    return { api: '/print17', ...account(this.core.world), senderAddresses, channels: codes, orders: this.book.size };
  }
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new Refusal(40_000, 'The body is not JSON');
  }
}
