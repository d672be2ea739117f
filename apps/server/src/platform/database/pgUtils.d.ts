declare module 'pg/lib/utils.js' {
  /** The text or bytes as which PostgreSQL takes a value. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
