import { z } from 'zod';
import { optionalText } from '../fields/texts.ts';

/** The carriers that are offered to choose from; any other name may be typed. */
export const carriers = ['UPS', 'FEDEX', 'USPS', 'GOFO EXPRESS', 'UNIUNI'] as const;

/** The carrier of a label page that names none itself. */
export const usualCarrier = 'UPS';

const folded = (name: string) => name.toUpperCase().replace(/\s+/g, '');
const byFolded = new Map(carriers.map((name) => [folded(name), name]));

/** A carrier of the list under its own spelling, whatever the case and the spaces; another name stays as it is typed. */
export function carrierNamed(name: string): string {
  return byFolded.get(folded(name)) ?? name.trim().replace(/\s+/g, ' ');
}

/** A carrier as it is entered; absent becomes ''. */
export const carrierText = optionalText(50).transform(carrierNamed);

/** The carrier that the tracking number belongs to by its form, where that is another than the named one. */
export const otherCarrier = z.object({ otherCarrier: z.string() });
