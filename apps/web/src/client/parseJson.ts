interface Read {
  /** The number as the server wrote it. Some browsers do not provide it. */
  source?: string;
}

const longNumber = /\d{16}/;

/** Parses JSON. A whole number too large to be exact becomes a string with its digits. */
export function parseJson(text: string): unknown {
  // A reviver makes parsing several times slower, and few answers hold a long number.
  return longNumber.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
}

function exact(_name: string, value: unknown, read?: Read): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return read?.source && /^-?\d+$/.test(read.source) ? read.source : value;
}
