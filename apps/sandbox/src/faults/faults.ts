import { z } from 'zod';
import { Chance } from '../world/chance.ts';

export const faultKinds = [
  'slow',
  'timeOutBefore',
  'timeOutAfter',
  'serverErrorBefore',
  'serverErrorAfter',
  'throttle',
  'malformed',
  'clockSkew',
  'expiredLink',
  'lateRejection',
  'duplicateWebhook',
  'outOfOrderWebhook',
  'lostWebhook',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const brokenShapes = ['truncated', 'html', 'empty', 'otherShape'] as const;

export const faultWish = z.strictObject({
  kind: z.enum(faultKinds),
  /** `system:endpoint`, where `*` stands for anything. */
  endpoint: z.string().default('*'),
  store: z.string().optional(),
  probability: z.number().min(0).max(1).default(1),
  /** How often it strikes before it is over; for ever, if not said. */
  count: z.int().positive().optional(),
  /** How slow, how long before the silence ends, or how far the clock is off. */
  ms: z.int().optional(),
  status: z.int().min(500).max(599).optional(),
  shape: z.enum(brokenShapes).optional(),
});
export type FaultWish = z.input<typeof faultWish>;

export interface Fault extends z.output<typeof faultWish> {
  id: number;
  /** Calls that it was compared with and that fitted. */
  considered: number;
  struck: number;
}

export interface Place {
  endpoint: string;
  store: string | undefined;
}

/** The troubles that were asked for. Which of the fitting calls are struck depends on the seed and their order alone. */
export class Faults {
  #faults: Fault[] = [];
  #lastId = 0;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  add(wish: FaultWish): Fault {
    const fault = { ...faultWish.parse(wish), id: ++this.#lastId, considered: 0, struck: 0 };
    this.#faults.push(fault);
    return fault;
  }

  get list(): Fault[] {
    return this.#faults;
  }

  clear(id?: number): void {
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
  }

  load(faults: Fault[]): void {
    this.#faults = faults;
    this.#lastId = Math.max(0, ...faults.map(({ id }) => id));
  }

  /** Counts as a strike for every fault in the answer. */
  strike(kinds: readonly FaultKind[], place: Place): Fault[] {
    return this.#faults.filter((fault) => {
      if (!kinds.includes(fault.kind) || !fits(fault, place)) return false;
      if (fault.count !== undefined && fault.struck >= fault.count) return false;
      const strikes = new Chance(this.#seed, 'fault', fault.id, ++fault.considered).happens(fault.probability);
      if (strikes) fault.struck += 1;
      return strikes;
    });
  }
}

function fits(fault: Fault, { endpoint, store }: Place): boolean {
  if (fault.store !== undefined && fault.store !== store) return false;
  const pattern = fault.endpoint.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${pattern}$`).test(endpoint);
}
