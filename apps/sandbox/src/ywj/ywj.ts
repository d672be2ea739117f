import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { aroundEndpoints } from '../faults/aroundEndpoints.ts';
import { secretOf } from '../labelSystems/account.ts';
import { channels } from '../labelSystems/channels.ts';
import { OrderBook, type SavedBook } from '../labelSystems/orderBook.ts';
import type { System } from '../system.ts';
import type { Appointment } from '../world/schedule.ts';
import { type Asked, type Call, calls } from './calls.ts';
import { Refusal, refuse, send, tooMany } from './envelope.ts';

const account = 'C-2207';
const perSecond = 20;

/**
 * YWJ's side. Nothing public describes it: this is the common shape of systems with such credentials. Orders have their
 * number before the answer; labels stand in the answer.
 */
export class Ywj implements System {
  readonly name = 'ywj';
  readonly core: Core;
  readonly book: OrderBook;

  constructor(core: Core) {
    this.core = core;
    this.book = new OrderBook(core, { system: this.name });
  }

  async routes(app: FastifyInstance): Promise<void> {
    await app.register(
      async (scope) => {
        aroundEndpoints(scope, this.core, {
          system: this.name,
          endpointOf: (request) => (request.routeOptions.url ?? '/').replace(/^\/ywj/, ''),
          storeOf: () => account,
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
      if (!rates.take(request.around, perSecond)) throw tooMany;
      const data = await call.act({
        system: this,
        about,
        read: reader(request),
        refuseLater: () => faults.strike(['lateRejection'], request.around).length > 0,
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
    const expected = Buffer.from(`Basic ${Buffer.from(`${account}&${this.#token}`).toString('base64')}`);
    const given = Buffer.from(headers.authorization ?? '');
    if (expected.length !== given.length || !timingSafeEqual(expected, given))
      throw new Refusal(401, '4001', 'Unknown account or token');
  }

  note(act: string, reference: string, done: boolean): void {
    this.core.world.ledger.note({ system: this.name, store: account, act, reference }, done);
  }

  reset(): void {
    this.book.reset();
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
    return { api: '/ywj', account, token: this.#token, channels: codes, orders: this.book.size };
  }
}

function reader({ headers, body }: FastifyRequest): Asked['read'] {
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
