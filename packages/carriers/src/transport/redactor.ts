/** Replaces these secrets in a text of the other side, also where they are repeated URL-encoded or in Base64. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]);
  const longestFirst = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((redacted, secret) => redacted.replaceAll(secret, '•••'), text);
}
