import type { FastifyReply } from 'fastify';
import { Chance } from '../world/chance.ts';
import { brokenShapes, type Fault } from './faults.ts';

/** Spoils a good answer as a proxy, a bug or a dying process would. The status stays as it was. */
export function breakAnswer(fault: Fault, reply: FastifyReply, payload: unknown): string | Buffer {
  const whole = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
  switch (fault.shape ?? new Chance('shape', fault.id, fault.struck).pick(brokenShapes)) {
    case 'truncated':
      return whole.subarray(0, Math.floor(whole.length / 2));
    case 'html':
      void reply.type('text/html');
      return '<!doctype html><title>Maintenance</title><p>Please try again later.</p>';
    case 'empty':
      return '';
    case 'otherShape':
      return '{"status":"ok","data":[null]}';
  }
}
