/** Asks for one key after the other: a marketplace's rate allows no more. */
export async function eachKey<Answer>(
  keys: readonly string[],
  ask: (key: string) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const key of keys) answers.set(key, await ask(key));
  return answers;
}
