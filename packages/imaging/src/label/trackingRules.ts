import { fedexExpressChecks, fedexGroundChecks, gs1Checks, upsChecks } from './checkDigits.ts';

export type Carrier = 'UPS' | 'USPS' | 'FEDEX' | 'GOFO EXPRESS' | 'UNIUNI' | 'YUNEXPRESS';

/**
 * How much a reading says. `named`: what names its carrier in a shape of its own. `structured`: a long number whose
 * parts and check digit are right. `prefixed`: it begins as one carrier's do, and there is no check digit.
 * `checked`: nothing but digits of a usual length, and a check digit.
 */
export const proof = { checked: 1, prefixed: 2, structured: 3, named: 4 } as const;

export type Reading = { carrier: Carrier; trackingNumber: string; proves: (typeof proof)[keyof typeof proof] };

/** What one symbol says. `gs1` tells GS1-128 (`]C1`) from plain Code 128 (`]C0`); left out where nobody knows. */
export type BarText = { text: string; gs1?: boolean };

/** What one symbol can mean, by every carrier's rules. */
export function readingsOf(symbol: BarText): Reading[] {
  const plain = normalize(symbol.text);
  const readings = [...named(plain), ...usps(symbol), ...fedex(symbol, plain)];
  return readings.filter(({ trackingNumber }) => !isOneDigitRepeated(trackingNumber));
}

function named(plain: string): Reading[] {
  if (/^1Z[\dA-Z]{15}\d$/.test(plain) && upsChecks(plain.slice(2))) return [reading('UPS', plain, 'named')];
  if (/^GFUS\d{14}$/.test(plain)) return [reading('GOFO EXPRESS', plain, 'named')];
  if (/^YT\d{16}$/.test(plain)) return [reading('YUNEXPRESS', plain, 'named')];
  if (/^(?=.{12,24}$)(?:(?:UUS|USC|UR)[\dA-Z]+|U\d{15})$/.test(plain)) return [reading('UNIUNI', plain, 'prefixed')];
  return [];
}

function usps(symbol: BarText): Reading[] {
  return routings(symbol).flatMap(({ number, routed, separated }) => {
    const modern = /^9[2-5](?:\d{20}|\d{24}|\d{28})$/.test(number) || /^91\d{20}$/.test(number);
    if (modern && gs1Checks(number)) {
      const isGs1 = symbolIsGs1(symbol) ?? separated;
      return [reading('USPS', number, routed && isGs1 ? 'named' : 'structured')];
    }
    const legacy = /^(?!00)\d{20}$/.test(number) && (gs1Checks(number) || gs1Checks(`91${number}`));
    return legacy ? [reading('USPS', number, 'checked')] : [];
  });
}

function fedex(symbol: BarText, plain: string): Reading[] {
  const express = (number: string, proves: keyof typeof proof) =>
    fedexExpressChecks(number) ? [reading('FEDEX', number, proves)] : [];
  const ground = (number: string, proves: keyof typeof proof) =>
    fedexGroundChecks(number) ? [reading('FEDEX', number, proves)] : [];
  if (/^(?:[0-8]\d{33}|96(?:22|32)\d{30})$/.test(plain)) {
    const routed = /^420(?:\d{5}|\d{9})9[1-5]/.test(plain);
    const isGs1 = symbolIsGs1(symbol);
    if (routed && isGs1) return [];
    // of such digits one in 25,000 is FedEx's own, unless the symbol is of its kind
    return express(plain.slice(-12), routed && isGs1 === undefined ? 'checked' : 'structured');
  }
  if (/^3\d{31}$/.test(plain)) return express(plain.slice(16, 28), 'structured');
  if (/^96\d{20}$/.test(plain)) return ground(plain.slice(-15), 'structured');
  if (/^\d{15}$/.test(plain)) return ground(plain, 'checked');
  if (/^\d{12}$/.test(plain)) return express(plain, 'checked');
  if (/^00\d{18}$/.test(plain) && gs1Checks(plain.slice(2))) return [reading('FEDEX', plain.slice(2), 'checked')];
  return [];
}

function reading(carrier: Carrier, trackingNumber: string, proves: keyof typeof proof): Reading {
  return { carrier, trackingNumber, proves: proof[proves] };
}

function isOneDigitRepeated(number: string): boolean {
  return /^[A-Z]*(?:1Z)?(\d)\1*$/.test(number);
}

/** What the symbol says of itself in front of its text, else what its reader says. */
function symbolIsGs1({ text, gs1 }: BarText): boolean | undefined {
  const [, told] = /^\s*\]C([01])/.exec(text) ?? [];
  return told === undefined ? gs1 : told === '1';
}

const groupSeparator = String.fromCharCode(29);

/** FNC1 reaches us as a group separator, as `]` or, from some scanners, as the digits `029` (see `routings`). */
function normalize(text: string): string {
  return withSeparators(text).replaceAll(groupSeparator, '');
}

function withSeparators(text: string): string {
  return text
    .trim()
    .replace(/^\](C[01]|[deQ]\d)/, '')
    .replaceAll(']', groupSeparator)
    .replaceAll(' ', '')
    .toUpperCase();
}

type Routing = { number: string; routed: boolean; separated: boolean };

/**
 * The number with `420` and a ZIP of five or nine digits taken away, and with any `029` taken for a separator. A
 * separator says where the ZIP ends; without one both ways are given.
 */
function routings({ text }: BarText): Routing[] {
  const fields = withSeparators(text).split(groupSeparator).filter(Boolean);
  if (fields.length === 2 && /^420(\d{5}|\d{9})$/.test(fields[0]!))
    return [{ number: fields[1]!, routed: true, separated: true }];
  const plain = fields.join('');
  const spelled = plain.replace(/^029/, '');
  const [, said] = /^420(?:\d{5}|\d{9})029(9[1-5](?:\d{20}|\d{24}|\d{28}))$/.exec(spelled) ?? [];
  if (said) return [{ number: said, routed: true, separated: true }];
  const [, behindNine] = /^420\d{9}(9[1-5]\d{20,})$/.exec(spelled) ?? [];
  const [, behindFive] = /^420\d{5}(9[1-5]\d{20,})$/.exec(spelled) ?? [];
  const routed = [behindNine, behindFive].filter((number) => number !== undefined);
  if (routed.length > 0) return routed.map((number) => ({ number, routed: true, separated: false }));
  return plain.startsWith('420') ? [] : [{ number: spelled, routed: false, separated: false }];
}

/** How the symbol's own number may be written, without a routing ZIP first; all that it holds comes last. */
export function spellingsOf(text: string): string[] {
  const plain = normalize(text);
  const bare = routings({ text }).filter(({ routed, number }) => routed && /^9[1-5]\d+$/.test(number));
  // the lengths that exist come before the others
  const usual = bare.toSorted((a, b) => Number(isUsual(b.number)) - Number(isUsual(a.number)));
  return [...new Set([...usual.map(({ number }) => number), plain])];
}

function isUsual(number: string): boolean {
  return [22, 26, 30].includes(number.length) && gs1Checks(number);
}
