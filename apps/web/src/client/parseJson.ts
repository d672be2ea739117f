interface Read {
  /** The number as it was written; absent in browsers that do not tell. */
  source?: string;
}

const longNumber = /\d{16}/;

/** As `JSON.parse`, but a whole number that is too large to be exact stays the text that it was. */
export function parseJson(text: string): unknown {
  // Reading value by value takes several times as long, and hardly an answer needs it.
  return longNumber.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
}

function exact(_name: string, value: unknown, read?: Read): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return read?.source && /^-?\d+$/.test(read.source) ? read.source : value;
}
