import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import type { System } from '../system.ts';
import type { ScheduledEvent } from '../world/schedule.ts';
import { type Delays, OrderBook, type SavedBook } from './orderBook.ts';

interface Identity {
  name: string;
  /** The name of the only account in faults and in the ledger. */
  account: string;
  delays?: Delays;
}

/** A system that sells labels to one account. What differs is the protocol. */
export abstract class LabelSystem implements System {
  readonly name: string;
  readonly account: string;
  readonly core: Core;
  readonly book: OrderBook;

  constructor(core: Core, { name, account, delays }: Identity) {
    this.core = core;
    this.name = name;
    this.account = account;
    this.book = new OrderBook(core, name, delays);
  }

  abstract routes(app: FastifyInstance): Promise<void>;

  abstract describe(): Record<string, unknown>;

  note(act: string, reference: string, done: boolean): void {
    this.core.world.ledger.note({ system: this.name, store: this.account, act, reference }, done);
  }

  reset(): void {
    this.book.reset();
  }

  handle(event: ScheduledEvent): void {
    this.book.handle(event);
  }

  save(): SavedBook {
    return this.book.save();
  }

  load(saved: unknown): void {
    this.book.load(saved as SavedBook);
  }
}
