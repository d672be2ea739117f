import { fedexExpressChecks, fedexGroundChecks, gs1Checks, upsChecks } from './checkDigits.ts';

export type Carrier = 'UPS' | 'USPS' | 'FEDEX' | 'GOFO EXPRESS' | 'UNIUNI' | 'YUNEXPRESS';

export type Tracking = { carrier: Carrier; trackingNumber: string };

type Rule = { carrier: Carrier; numberIn: (symbol: string) => string | undefined };

// What names its carrier comes first, what could match by chance last.
const rules: Rule[] = [
  { carrier: 'UPS', numberIn: ups },
  { carrier: 'GOFO EXPRESS', numberIn: (symbol) => whole(symbol, /^GFUS\d{14}$/) },
  { carrier: 'YUNEXPRESS', numberIn: (symbol) => whole(symbol, /^YT\d{16}$/) },
  { carrier: 'UNIUNI', numberIn: uniuni },
  { carrier: 'FEDEX', numberIn: fedexLong },
  { carrier: 'USPS', numberIn: usps },
  { carrier: 'FEDEX', numberIn: fedexShort },
];

/**
 * The carrier and the number that customers track, out of what the bar codes of one label say. The label's text is
 * looked at only when no bar code matches. No rule is proof: about one number in ten passes a check digit by chance.
 */
export function recognizeTracking(symbols: string[], text = ''): Tracking | undefined {
  return firstMatch(symbols.map(normalize)) ?? firstMatch(printedNumbers(text));
}

/**
 * Every number that a bar code can stand for by its shape alone, check digit or not: for comparing with numbers that are
 * known from elsewhere, where a wrong check digit is no contradiction.
 */
export function possibleNumbers(symbol: string): string[] {
  const plain = normalize(symbol);
  const tails = /^\d{34}$/.test(plain) ? [plain.slice(-12)] : /^96\d{20}$/.test(plain) ? [plain.slice(-15)] : [];
  const middle = /^3\d{31}$/.test(plain) ? [plain.slice(16, 28)] : [];
  return [...new Set([plain, ...withoutRouting(plain), ...tails, ...middle])];
}

function firstMatch(candidates: string[]): Tracking | undefined {
  for (const { carrier, numberIn } of rules)
    for (const candidate of candidates) {
      const trackingNumber = numberIn(candidate);
      if (trackingNumber) return { carrier, trackingNumber };
    }
  return undefined;
}

const groupSeparator = String.fromCharCode(29);

/** FNC1 reaches us as a group separator, as `]` or, from some scanners, as the digits `029` (see `withoutRouting`). */
function normalize(symbol: string): string {
  return symbol
    .trim()
    .replace(/^\](C[01]|[deQ]\d)/, '')
    .replaceAll(groupSeparator, '')
    .replaceAll(']', '')
    .replaceAll(' ', '')
    .toUpperCase();
}

// Shorter runs of bare digits are as likely a phone number, and UniUni's prefixes begin too many words.
const printed = /(?<![\dA-Z])(?:1Z(?: ?[\dA-Z]){16}|GFUS(?: ?\d){14}|YT(?: ?\d){16}|\d(?: ?\d){19,33})(?![\dA-Z])/gi;

/** The label prints its number in groups, with single spaces between them. */
function printedNumbers(text: string): string[] {
  return Array.from(text.matchAll(printed), ([run]) => normalize(run));
}

function whole(symbol: string, shape: RegExp): string | undefined {
  return shape.test(symbol) ? symbol : undefined;
}

function ups(symbol: string): string | undefined {
  return /^1Z[\dA-Z]{15}\d$/.test(symbol) && upsChecks(symbol.slice(2)) ? symbol : undefined;
}

function uniuni(symbol: string): string | undefined {
  if (symbol.length < 12 || symbol.length > 24) return undefined;
  return whole(symbol, /^(?:(?:UUS|USC|UR)[\dA-Z]+|U\d{15})$/);
}

function fedexLong(symbol: string): string | undefined {
  if (/^(?:[0-8]\d{33}|96(?:22|32)\d{30})$/.test(symbol)) {
    const number = symbol.slice(-12);
    return fedexExpressChecks(number) ? number : undefined;
  }
  if (/^3\d{31}$/.test(symbol)) {
    const number = symbol.slice(16, 28);
    return fedexExpressChecks(number) ? number : undefined;
  }
  return undefined;
}

function usps(symbol: string): string | undefined {
  return withoutRouting(symbol).find((number) => {
    if (/^9[2-5](?:\d{20}|\d{24}|\d{28})$/.test(number) || /^91\d{20}$/.test(number)) return gs1Checks(number);
    return /^(?!00)\d{20}$/.test(number) && (gs1Checks(number) || gs1Checks(`91${number}`));
  });
}

/** The symbol without `420` and a ZIP of five or nine digits, and with any `029` taken for a separator. */
function withoutRouting(symbol: string): string[] {
  const spelled = symbol.replace(/^029/, '').replace(/^(420(?:\d{5}|\d{9}))029(?=9)/, '$1');
  const routed = [symbol, spelled].flatMap((each) => [
    each.replace(/^420\d{9}(?=9[1-5])/, ''),
    each.replace(/^420\d{5}(?=9[1-5])/, ''),
  ]);
  return routed.filter((each) => !each.startsWith('420'));
}

function fedexShort(symbol: string): string | undefined {
  if (/^96\d{20}$/.test(symbol)) {
    const number = symbol.slice(-15);
    return fedexGroundChecks(number) ? number : undefined;
  }
  if (/^\d{15}$/.test(symbol)) return fedexGroundChecks(symbol) ? symbol : undefined;
  if (/^\d{12}$/.test(symbol)) return fedexExpressChecks(symbol) ? symbol : undefined;
  if (/^00\d{18}$/.test(symbol)) return gs1Checks(symbol.slice(2)) ? symbol.slice(2) : undefined;
  return undefined;
}
