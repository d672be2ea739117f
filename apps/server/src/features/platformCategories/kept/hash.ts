import { createHash } from 'node:crypto';

/** Equal answers have equal hashes, whatever the order of the names in their objects. */
export function hashOf(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content, sorted)).digest();
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
