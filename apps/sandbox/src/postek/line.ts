import { z } from 'zod';
import type { Core } from '../core.ts';
import { parseJson } from '../json.ts';
import { isPng } from './isPng.ts';
import { digestOf } from './printer.ts';

const order = z.object({ orderId: z.string().min(1) });
const answers = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal(0),
    msg: z.string(),
    data: order.extend({
      trackingNumber: z.string().min(1),
      carrier: z.string().min(1),
      image: z
        .base64()
        .transform((text) => Buffer.from(text, 'base64'))
        .refine(isPng, 'must be a PNG'),
    }),
  }),
  z.strictObject({ code: z.literal(1), msg: z.string(), data: order }),
]);

interface LineMessage {
  at: number;
  code: number | undefined;
  msg: string;
  orderId: string | undefined;
  trackingNumber: string | undefined;
  carrier: string | undefined;
  digest: string | undefined;
}

interface Socket {
  send(text: string): void;
}

const kept = 500;

/** The industrial line: it asks for the label of the piece in front of it, and sticks on the label that it gets. */
export class Line {
  readonly #core: Core;
  #sockets = new Set<Socket>();
  #received: LineMessage[] = [];

  constructor(core: Core) {
    this.#core = core;
  }

  get connected(): number {
    return this.#sockets.size;
  }

  /** Newest last. */
  get received(): LineMessage[] {
    return this.#received;
  }

  join(socket: Socket): void {
    this.#sockets.add(socket);
  }

  leave(socket: Socket): void {
    this.#sockets.delete(socket);
  }

  ask(text: string): void {
    for (const socket of this.#sockets) socket.send(text);
  }

  receive(text: string): void {
    const read = answers.safeParse(parseJson(text));
    const at = this.#core.world.clock.now();
    const unknown = { orderId: undefined, trackingNumber: undefined, carrier: undefined, digest: undefined };
    if (!read.success) {
      this.#keep({ at, code: undefined, msg: z.prettifyError(read.error), ...unknown });
      return;
    }
    const { code, msg, data } = read.data;
    const about =
      'image' in data
        ? { trackingNumber: data.trackingNumber, carrier: data.carrier, digest: digestOf(data.image) }
        : {};
    this.#keep({ at, code, msg, ...unknown, orderId: data.orderId, ...about });
    const act = { system: 'postek', store: 'line', act: 'label stuck on', reference: data.orderId };
    this.#core.world.ledger.note(act, code === 0);
    this.#core.markChanged();
  }

  #keep(received: LineMessage): void {
    this.#received = [...this.#received.slice(1 - kept), received];
  }

  reset(): void {
    this.#received = [];
  }
}
