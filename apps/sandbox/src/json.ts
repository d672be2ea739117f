/** A number of any length for `writeJson`, written with exactly these digits. */
export type Digits = { readonly rawJSON: string };

// Node has JSON.rawJSON; TypeScript's library does not declare it yet.
const native = JSON as typeof JSON & { rawJSON(text: string): Digits };

export const digits = (text: string): Digits => native.rawJSON(text);

/** Like `JSON.parse`, but whole numbers beyond 2^53 become bigints. */
export function readJson(text: string): unknown {
  const keepWhole = (_key: string, value: unknown, { source }: { source?: string }): unknown =>
    typeof value === 'number' && source && /^-?\d+$/.test(source) && !Number.isSafeInteger(value)
      ? BigInt(source)
      : value;
  return JSON.parse(text, keepWhole as (key: string, value: unknown) => unknown);
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const writeJson = (value: unknown): string => JSON.stringify(value);
