import { z } from 'zod';
import { Chance } from '../world/chance.ts';

/** Faults of any call, whatever it is about. */
export const callFaults = [
  'slow',
  'timeOutBefore',
  'timeOutAfter',
  'serverErrorBefore',
  'serverErrorAfter',
  'throttle',
  'malformed',
  'clockSkew',
] as const;

export const faultKinds = [
  ...callFaults,
  'expiredLink',
  'lateRejection',
  'duplicateWebhook',
  'outOfOrderWebhook',
  'lostWebhook',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const brokenShapes = ['truncated', 'html', 'empty', 'otherShape'] as const;

export const faultSpec = z.strictObject({
  kind: z.enum(faultKinds),
  /** `system:endpoint`; `*` matches any text. */
  endpoint: z.string().default('*'),
  store: z.string().optional(),
  probability: z.number().min(0).max(1).default(1),
  /** How often it strikes at most; undefined: without end. */
  count: z.int().positive().optional(),
  /** Milliseconds of delay, of silence, or of the clock's error, depending on the kind. */
  ms: z.int().optional(),
  status: z.int().min(500).max(599).optional(),
  shape: z.enum(brokenShapes).optional(),
});
export type FaultSpec = z.input<typeof faultSpec>;

export interface Fault extends z.output<typeof faultSpec> {
  id: number;
  /** How many calls matched it. */
  considered: number;
  struck: number;
}

interface Target {
  endpoint: string;
  store: string | undefined;
}

/** The faults that a tester planned. Which matching calls are struck depends only on the seed and the calls' order. */
export class Faults {
  #faults: Fault[] = [];
  #lastId = 0;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  add(spec: FaultSpec): Fault {
    const fault = { ...faultSpec.parse(spec), id: ++this.#lastId, considered: 0, struck: 0 };
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

  /** The planned faults of these kinds that strike this call. Each counts as struck. */
  strike(kinds: readonly FaultKind[], target: Target): Fault[] {
    return this.#faults.filter((fault) => {
      if (!kinds.includes(fault.kind) || !fits(fault, target)) return false;
      if (fault.count !== undefined && fault.struck >= fault.count) return false;
      const strikes = new Chance(this.#seed, 'fault', fault.id, ++fault.considered).happens(fault.probability);
      if (strikes) fault.struck += 1;
      return strikes;
    });
  }

  /** Whether a fault of this kind strikes the call; it then counts as struck. */
  strikes(kind: FaultKind, target: Target): boolean {
    return this.strike([kind], target).length > 0;
  }
}

function fits(fault: Fault, { endpoint, store }: Target): boolean {
  if (fault.store !== undefined && fault.store !== store) return false;
  const pattern = fault.endpoint.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${pattern}$`).test(endpoint);
}
