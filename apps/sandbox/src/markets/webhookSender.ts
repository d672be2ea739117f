import { z } from 'zod';
import type { Core } from '../core.ts';
import type { FaultKind } from '../faults/faults.ts';
import type { WebhookControl } from '../system.ts';
import type { Marketplace } from '../world/stores.ts';

/** Without a URL nothing is sent. */
export const callbackUrl = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .default(null);

type CallbackSettings = Record<string, unknown> & { url: string | null };

interface Message {
  storeId: string;
  event: string;
}

interface Attempt<Content> {
  message: Content;
  /** How often it was sent without success. */
  failures: number;
}

const kinds: FaultKind[] = ['duplicateWebhook', 'outOfOrderWebhook', 'lostWebhook'];
/** The longest time for which a message is held back so that later ones overtake it. */
const longestHeldMs = 5000;
const heldBack = 'held back';

/**
 * Sends a marketplace's messages to the application's callback: one after the other, again after a failure, and lost,
 * doubled or out of order where a fault says so. What differs between the marketplaces is a message's form.
 */
export abstract class WebhookSender<
  Settings extends CallbackSettings,
  Content extends Message,
> implements WebhookControl {
  protected readonly core: Core;
  readonly #system: Marketplace;
  readonly #schema: z.ZodType<Settings>;
  #settings: Settings;
  #last: Promise<void> = Promise.resolve();
  #heldBack: Content[] = [];
  #waiting = new Map<string, Attempt<Content>>();
  #retries = 0;

  constructor(core: Core, system: Marketplace, schema: z.ZodType<Settings>) {
    this.core = core;
    this.#system = system;
    this.#schema = schema;
    this.#settings = schema.parse({});
  }

  /** Whether the callback took the message. */
  protected abstract deliver(url: string, message: Content): Promise<boolean>;

  /** How long to wait after so many failures; undefined: the message is dropped. */
  protected abstract pauseMs(failures: number, message: Content): number | undefined;

  settings(): Settings {
    return this.#settings;
  }

  configure(settings: unknown): void {
    this.#settings = this.#schema.parse(settings);
  }

  async settled(): Promise<void> {
    for (let last; last !== this.#last;) await (last = this.#last);
  }

  /** The callback stays as configured. */
  reset(): void {
    this.#heldBack = [];
    this.#waiting.clear();
    this.#retries = 0;
  }

  /** Sends again when the schedule says so: a message that failed, or those that were held back. */
  resume(about: string): void {
    if (about === heldBack) return this.#release();
    const attempt = this.#waiting.get(about);
    this.#waiting.delete(about);
    if (attempt) this.#enqueue(attempt);
  }

  protected submit(message: Content): void {
    const target = { endpoint: `${this.#system}:webhook/${message.event}`, store: message.storeId };
    const struck = new Set(this.core.faults.strike(kinds, target).map(({ kind }) => kind));
    if (struck.has('lostWebhook')) return;
    if (struck.has('outOfOrderWebhook')) {
      this.#heldBack.push(message);
      this.#schedule(longestHeldMs, heldBack);
      return;
    }
    this.#enqueue({ message, failures: 0 });
    if (struck.has('duplicateWebhook')) this.#enqueue({ message, failures: 0 });
    this.#release();
  }

  #release(): void {
    for (const message of this.#heldBack.splice(0)) this.#enqueue({ message, failures: 0 });
  }

  #enqueue({ message, failures }: Attempt<Content>): void {
    const { url } = this.#settings;
    if (url === null) return;
    // one after the other, so that they arrive in the order in which they were submitted
    this.#last = this.#last
      .then(() => this.deliver(url, message))
      .then((delivered) => {
        if (!delivered) this.#retryLater({ message, failures: failures + 1 });
      });
  }

  #retryLater(attempt: Attempt<Content>): void {
    const pause = this.pauseMs(attempt.failures, attempt.message);
    if (pause === undefined) return;
    const about = String(++this.#retries);
    this.#waiting.set(about, attempt);
    this.#schedule(pause, about);
  }

  #schedule(afterMs: number, about: string): void {
    this.core.world.schedule.add(afterMs, { system: this.#system, what: 'webhook', about });
  }

  /** Undefined where no answer came in time. A redirect counts as none. */
  protected async post(
    url: string,
    { timeoutMs, ...request }: Pick<RequestInit, 'body' | 'headers'> & { timeoutMs: number },
  ): Promise<Response | undefined> {
    try {
      const reply = await fetch(url, {
        ...request,
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.core.closing]),
      });
      await reply.arrayBuffer();
      return reply;
    } catch {
      // for the sender it makes no difference why: the message is sent again later
      return undefined;
    }
  }
}
