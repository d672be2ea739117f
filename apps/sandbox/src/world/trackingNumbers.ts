import type { Chance } from './chance.ts';

export const carriers = ['UPS', 'USPS', 'FEDEX', 'GOFO EXPRESS', 'UNIUNI'] as const;
export type Carrier = (typeof carriers)[number];

export function makeTrackingNumber(chance: Chance, carrier: Carrier): string {
  switch (carrier) {
    case 'UPS': {
      const serial = `${chance.text(3)}${chance.digits(3)}03${chance.digits(7)}`;
      return `1Z${serial}${upsCheck(serial)}`;
    }
    case 'USPS': {
      const body = `9261290${chance.digits(14)}`;
      return body + gs1Check(body);
    }
    case 'FEDEX': {
      const body = `77${chance.digits(9)}`;
      return body + fedexCheck(body);
    }
    case 'GOFO EXPRESS':
      return `GFUS${chance.digits(14)}`;
    case 'UNIUNI':
      return `UUS${chance.digits(2)}M${chance.digits(13)}`;
  }
}

/** Whether the carrier could have given out this number. */
export function isNumberOf(carrier: Carrier, number: string): boolean {
  const [body, check] = [number.slice(0, -1), number.slice(-1)];
  switch (carrier) {
    case 'UPS':
      return /^1Z[0-9A-Z]{15}\d$/.test(number) && upsCheck(body.slice(2)) === check;
    case 'USPS':
      return /^9[1-5](\d{20}|\d{24})$/.test(number) && gs1Check(body) === check;
    case 'FEDEX':
      return (
        (/^\d{12}$/.test(number) && fedexCheck(body) === check) ||
        (/^\d{15}$/.test(number) && groundCheck(body) === check)
      );
    case 'GOFO EXPRESS':
      return /^GFUS\d{14}$/.test(number);
    case 'UNIUNI':
      return /^(UUS|USC|UR)[0-9A-Z]{9,21}$/.test(number) || /^U\d{15}$/.test(number);
  }
}

/** The check digit of UPS: a letter counts as its ASCII code less three, modulo ten; every second place counts double. */
function upsCheck(serial: string): string {
  const value = (sign: string) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10);
  return complement(weigh(Array.from(serial, value), [1, 2]));
}

function gs1Check(body: string): string {
  return complement(weigh(Array.from(body, Number).reverse(), [3, 1]));
}

function groundCheck(body: string): string {
  return complement(weigh(Array.from(body, Number), [1, 3]));
}

function fedexCheck(body: string): string {
  return String((weigh(Array.from(body, Number), [3, 1, 7]) % 11) % 10);
}

function weigh(values: number[], weights: number[]): number {
  return values.reduce((sum, value, index) => sum + value * weights[index % weights.length]!, 0);
}

function complement(sum: number): string {
  return String((10 - (sum % 10)) % 10);
}
