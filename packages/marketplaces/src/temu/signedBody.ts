import { signTexts } from './signature.ts';

/**
 * The text to send, signed as it stands: nobody writes the fields a second time. Fields without a value are left out,
 * inside of objects too, and so are empty texts at the top, because TEMU does not say how it signs them.
 */
export function signedBody(fields: Readonly<Record<string, unknown>>, secret: string): string {
  const texts: Record<string, string> = {};
  const members: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === '') continue;
    const json = JSON.stringify(value, withoutNothing);
    texts[name] = typeof value === 'string' ? value : json;
    members.push(`${JSON.stringify(name)}:${json}`);
  }
  members.push(`"sign":"${signTexts(texts, secret)}"`);
  return `{${members.join()}}`;
}

function withoutNothing(_name: string, value: unknown): unknown {
  return value ?? undefined;
}
