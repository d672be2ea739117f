import type { PrintResult } from './printScan.ts';

/** What a person has to notice from across the room. */
export type Signal = 'good' | 'question' | 'bad';

/** Nothing for what a person has left out knowingly. */
export function signalOf(result: PrintResult): Signal | undefined {
  if (result.name === 'left') return undefined;
  if (result.name === 'failed') return 'bad';
  return result.name === 'printed' && (result.shipped || result.parcelsLeft > 0) ? 'good' : 'question';
}
