import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { aroundEndpoints } from '../faults/aroundEndpoints.ts';
import { readJson } from '../json.ts';
import { channels } from '../labelSystems/channels.ts';
import { OrderBook, type SavedBook } from '../labelSystems/orderBook.ts';
import type { System } from '../system.ts';
import type { Appointment } from '../world/schedule.ts';
import { account, Doorkeeper, senderAddresses } from './account.ts';
import { type Call, calls } from './calls.ts';
import { Refusal, refuse, send, tooMany } from './envelope.ts';
import { labelRoute } from './labelRoute.ts';

const perSecond = 20;

/**
 * 17Print's side. Nothing public describes it: this is the common shape of systems with such credentials. Orders are
 * made at once and get their number later; labels are links that end.
 */
export class Print17 implements System {
  readonly name = 'print17';
  readonly core: Core;
  readonly book: OrderBook;
  readonly #door = new Doorkeeper();

  constructor(core: Core) {
    this.core = core;
    this.book = new OrderBook(core, { system: this.name, numberMs: 3000, cancelMs: 60_000 });
  }

  async routes(app: FastifyInstance): Promise<void> {
    await app.register(
      async (scope) => {
        aroundEndpoints(scope, this.core, {
          system: this.name,
          endpointOf: (request) => (request.routeOptions.url ?? '/').replace(/^\/print17/, ''),
          storeOf: () => account(this.core.world).account,
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
      this.#door.check(world, request, { path: call.path, text });
      if (!rates.take(request.around, perSecond)) throw tooMany;
      const read = call.form.safeParse(parse(text));
      if (!read.success) {
        const [issue] = read.error.issues;
        throw new Refusal(40_001, `参数错误 ${issue!.path.join('.')}: ${issue!.message}`);
      }
      const data = call.act({
        system: this,
        form: read.data,
        origin: `${request.protocol}://${request.host}`,
        refuseLater: () => faults.strike(['lateRejection'], request.around).length > 0,
        linkHasEnded: () => faults.strike(['expiredLink'], request.around).length > 0,
      });
      return send(request, reply, { code: 0, msg: 'success', data });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(request, reply, error);
    }
  }

  note(act: string, reference: string, done: boolean): void {
    const store = account(this.core.world).account;
    this.core.world.ledger.note({ system: this.name, store, act, reference }, done);
  }

  reset(): void {
    this.book.reset();
    this.#door.reset();
  }

  happen(appointment: Appointment): void {
    this.book.happen(appointment);
  }

  save(): SavedBook {
    return this.book.save();
  }

  load(saved: unknown): void {
    this.book.load(saved as SavedBook);
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
