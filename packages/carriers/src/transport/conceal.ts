/** Blots out secrets in what another side says, also where it repeats them encoded. */
export function conceal(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]);
  const longestFirst = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((said, secret) => said.replaceAll(secret, '•••'), text);
}
