/** A number with exactly the digits that it has in the JSON text. */
export type WireNumber = { readonly rawJSON: string };

// Node has both; TypeScript's library does not declare them yet.
const json = JSON as typeof JSON & {
  rawJSON(text: string): WireNumber;
  isRawJSON(value: unknown): value is WireNumber;
};

/** Every number in the text becomes a `WireNumber`; `writeJson` gives the same numbers back, digit by digit. */
export function parseJson(text: string): unknown {
  const keepDigits = (_key: string, value: unknown, context: { source?: string }): unknown =>
    typeof value === 'number' && context.source !== undefined ? json.rawJSON(context.source) : value;
  return JSON.parse(text, keepDigits as (key: string, value: unknown) => unknown);
}

/** Compact, keys in the order of the object, `undefined` left out. */
export function writeJson(value: object): string {
  return JSON.stringify(value);
}

/** An id of any length that is sent as a JSON number. */
export function bareNumber(digits: string): WireNumber {
  if (!/^(?:0|[1-9]\d*)$/.test(digits)) throw new TypeError('An id that travels as a number consists of digits');
  return json.rawJSON(digits);
}

export function isWireNumber(value: unknown): value is WireNumber {
  return json.isRawJSON(value);
}

/** The same value with every `WireNumber` as a text of its digits. */
export function numbersAsText(value: unknown): unknown {
  if (isWireNumber(value)) return value.rawJSON;
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersAsText(inner)]));
}
