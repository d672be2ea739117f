/** The members of a body's top level: each value as the JSON text that was sent. */
export type RawFields = ReadonlyMap<string, string>;

/**
 * Cuts the values out of the text, so that parsing cannot change them. Where a name occurs twice,
 * its first value is used.
 * @param text of a JSON object, known to be one
 */
export function rawFields(text: string): RawFields {
  const fields = new Map<string, string>();
  let at = skip(text, text.indexOf('{') + 1);
  while (text[at] === '"') {
    const nameEnd = endOfString(text, at);
    const from = skip(text, skip(text, nameEnd) + 1);
    const to = endOfValue(text, from);
    const name = JSON.parse(text.slice(at, nameEnd)) as string;
    if (!fields.has(name)) fields.set(name, text.slice(from, to).trimEnd());
    at = skip(text, to + 1);
  }
  return fields;
}

/** Undefined where the text is no JSON object. */
export function readFields(text: string): RawFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? rawFields(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A field as text; undefined where it is missing or empty. */
export function fieldText(fields: RawFields, name: string): string | undefined {
  const raw = fields.get(name);
  return raw === undefined || raw === 'null' || raw === '""' ? undefined : signedText(raw);
}

/** A text as it is, everything else as JSON without spaces between its parts. */
export function signedText(raw: string): string {
  if (raw.startsWith('"')) return JSON.parse(raw) as string;
  let compact = '';
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === '"') {
      const end = endOfString(raw, at);
      compact += raw.slice(at, end);
      at = end - 1;
    } else if (!isSpace(raw[at])) compact += raw[at];
  }
  return compact;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; ; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (depth === 0 && (sign === ',' || sign === '}')) return at;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
}

/** The position after the closing quotation mark. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function skip(text: string, from: number): number {
  let at = from;
  while (isSpace(text[at])) at += 1;
  return at;
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';
