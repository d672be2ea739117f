import type { Fault } from './faults.ts';

/** The facts of one call to a system, from its arrival on. Handlers read and complete them. */
export interface CallContext {
  system: string;
  endpoint: string;
  store: string | undefined;
  /** By how many milliseconds the system's clock is wrong for this call. */
  skewMs: number;
  /** The code in the answer, for the log of requests. */
  outcome: string | undefined;
  /** What it asked about, where the endpoint tells. */
  about: string | undefined;
  /** Fields that were sent and that the system does not read. */
  ignored: string[];
  faults: Fault[];
  /** Whether the call reached its handler. */
  handled: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    call: CallContext;
  }
}
