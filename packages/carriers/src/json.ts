// ECMAScript 2026, in Node already and not yet in TypeScript's library for our target.
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => object };

/** Every number is read as the text that it was written with: no digit of an id or of an amount can be lost. */
export function parseJson(text: string): unknown {
  return parse(text, (_key, value, { source }) => (typeof value === 'number' ? source : value));
}

/** A number for `JSON.stringify`, written with exactly these digits. */
export function bareNumber(digits: string): object {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(digits)) throw new TypeError('Not a plain decimal number');
  return rawJSON(digits);
}
