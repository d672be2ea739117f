import { type BarText, type Carrier, proof, type Reading, readingsOf, spellingsOf } from './trackingRules.ts';

export type { Carrier };

export type Tracking = { carrier: Carrier; trackingNumber: string };

/** How well a number fits a carrier: `named` where nothing else looks like it, `fits` where others may. */
export type CarrierFit = { carrier: Carrier; certainty: 'named' | 'fits' };

/**
 * The carrier and the number that customers track, out of what the bar codes of one label say; undefined where there
 * is none and where there are several (see `findTrackings`).
 */
export function recognizeTracking(symbols: readonly (string | BarText)[], text = ''): Tracking | undefined {
  const [only, ...others] = findTrackings(symbols, text);
  return others.length === 0 ? only : undefined;
}

/**
 * The best proven of all numbers that a label's symbols may mean. The label's text is read only where no
 * symbol says anything. One check digit is no proof: about one number in ten passes it by chance.
 */
export function findTrackings(symbols: readonly (string | BarText)[], text = ''): Tracking[] {
  const inBars = symbols.flatMap((symbol) => readingsOf(typeof symbol === 'string' ? { text: symbol } : symbol));
  const inText = () => printedNumbers(text).flatMap((number) => readingsOf({ text: number }));
  return strongest(inBars.length > 0 ? inBars : inText());
}

/** The carriers whose numbers look like this one, the surest first; none where it fits no carrier that is known. */
export function carriersOf(trackingNumber: string): CarrierFit[] {
  const surest = new Map<Carrier, number>();
  for (const { carrier, proves } of readingsOf({ text: trackingNumber }))
    surest.set(carrier, Math.max(proves, surest.get(carrier) ?? 0));
  return [...surest]
    .sort(([, one], [, other]) => other - one)
    .map(([carrier, proves]) => ({ carrier, certainty: proves === proof.named ? 'named' : 'fits' }));
}

/**
 * Every number that a bar code can stand for by its shape alone, check digit or not: for comparing with numbers that are
 * known from elsewhere, where a wrong check digit is no contradiction. The one that a person would paste comes first.
 */
export function possibleNumbers(symbol: string): string[] {
  const spellings = spellingsOf(symbol);
  const plain = spellings.at(-1)!;
  const tails = /^\d{34}$/.test(plain) ? [plain.slice(-12)] : /^96\d{20}$/.test(plain) ? [plain.slice(-15)] : [];
  const middle = /^3\d{31}$/.test(plain) ? [plain.slice(16, 28)] : [];
  return [...new Set([...spellings, ...tails, ...middle])];
}

/** The numbers printed in a text that are more than digits with a check digit. */
export function printedTrackings(text: string): string[] {
  const readings = printedNumbers(text).flatMap((number) => readingsOf({ text: number }));
  return readings.filter(({ proves }) => proves >= proof.structured).map(({ trackingNumber }) => trackingNumber);
}

function strongest(readings: readonly Reading[]): Tracking[] {
  const most = Math.max(...readings.map(({ proves }) => proves));
  const found = new Map<string, Tracking>();
  for (const { carrier, trackingNumber, proves } of readings)
    if (proves === most) found.set(`${carrier} ${trackingNumber}`, { carrier, trackingNumber });
  return [...found.values()];
}

// Shorter runs of bare digits are as likely a phone number, and UniUni's prefixes begin too many words.
const printed = /(?<![\dA-Z])(?:1Z(?: ?[\dA-Z]){16}|GFUS(?: ?\d){14}|YT(?: ?\d){16}|\d(?: ?\d){19,33})(?![\dA-Z])/gi;

/** The label prints its number in groups, with single spaces between them. */
function printedNumbers(text: string): string[] {
  return Array.from(text.matchAll(printed), ([run]) => run);
}
