import { z } from 'zod';
import type { Core } from '../core.ts';
import { parseJson } from '../json.ts';
import { isPng } from './isPng.ts';
import { digestOf } from './printer.ts';

/** Every frame names the parcel, a failure too. Of an order that nobody found only its number is known. */
const parcel = z.strictObject({
  orderId: z.string().min(1),
  skuId: z.string(),
  trackingNumber: z.string(),
  carrier: z.string(),
});
const answers = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal(0),
    msg: z.string(),
    data: parcel.extend({
      skuId: z.string().min(1),
      trackingNumber: z.string().min(1),
      carrier: z.string().min(1),
      image: z
        .base64()
        .transform((text) => Buffer.from(text, 'base64'))
        .refine(isPng, 'must be a PNG'),
    }),
  }),
  z.strictObject({ code: z.literal(1), msg: z.string().min(1), data: parcel }),
]);

interface LineMessage {
  at: number;
  code: number | undefined;
  msg: string;
  orderId: string | undefined;
  skuId: string | undefined;
  trackingNumber: string | undefined;
  carrier: string | undefined;
  digest: string | undefined;
}

interface Socket {
  send(text: string): void;
  close(): void;
}

/** `beforeLabel`: the next label is lost with the connection. `afterLabel`: it is stuck on, but not acknowledged. */
export const breaks = ['now', 'beforeLabel', 'afterLabel'] as const;
export type Break = (typeof breaks)[number];

const kept = 500;

/** The industrial line: it asks for the label of the piece in front of it, sticks on the label that it gets, and says so. */
export class Line {
  readonly #core: Core;
  #sockets = new Set<Socket>();
  #received: LineMessage[] = [];
  #break: Break | undefined;
  #labels = 0;

  constructor(core: Core) {
    this.#core = core;
  }

  get connected(): number {
    return this.#sockets.size;
  }

  /** How many labels it has stuck on. */
  get labels(): number {
    return this.#labels;
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

  /** The connection breaks at this moment, once. */
  breakAt(moment: Break): void {
    if (moment === 'now') this.#drop();
    else this.#break = moment;
  }

  #drop(): void {
    this.#break = undefined;
    for (const socket of this.#sockets) socket.close();
    this.#sockets.clear();
  }

  receive(text: string): void {
    const read = answers.safeParse(parseJson(text));
    const at = this.#core.world.clock.now();
    if (!read.success) {
      const msg = z.prettifyError(read.error);
      const unknown = { orderId: undefined, skuId: undefined, trackingNumber: undefined, carrier: undefined };
      this.#keep({ at, code: undefined, msg, ...unknown, digest: undefined });
      return;
    }
    const { code, msg, data } = read.data;
    if (code === 0 && this.#break === 'beforeLabel') {
      this.#drop();
      return;
    }
    const { orderId, skuId, trackingNumber, carrier } = data;
    const digest = 'image' in data ? digestOf(data.image) : undefined;
    this.#keep({ at, code, msg, orderId, skuId, trackingNumber, carrier, digest });
    const act = { system: 'postek', store: 'line', act: 'label stuck on', reference: orderId };
    this.#core.world.ledger.note(act, code === 0);
    this.#core.markChanged();
    if (code !== 0) return;
    this.#labels += 1;
    if (this.#break === 'afterLabel') this.#drop();
    else this.ask(JSON.stringify({ code: 0, msg: 'applied', data: { orderId } }));
  }

  #keep(received: LineMessage): void {
    this.#received = [...this.#received.slice(1 - kept), received];
  }

  reset(): void {
    this.#received = [];
    this.#break = undefined;
    this.#labels = 0;
  }
}
