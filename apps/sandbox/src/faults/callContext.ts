import type { Fault } from './faults.ts';

/** What is known about one call to a system, from the moment it arrives. Handlers read and complete it. */
export interface CallContext {
  system: string;
  endpoint: string;
  store: string | undefined;
  /** How far this call finds the other side's clock off. */
  skewMs: number;
  /** The code in the answer, for the log of requests. */
  outcome: string | undefined;
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
