import { type FailureKind, MarketplaceFailure } from '@pressroom/marketplaces';

/** Asks for one key after the other: a marketplace's rate allows no more. */
export async function eachKey<Answer>(
  keys: readonly string[],
  ask: (key: string) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const key of keys) answers.set(key, await ask(key));
  return answers;
}

const refusals: readonly FailureKind[] = ['permission', 'notFound', 'rejected'];

/** What a marketplace refuses to tell a store, the store has not: shops of one kind lack what those of another have. */
export async function unlessRefused<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof MarketplaceFailure && refusals.includes(error.kind)) return otherwise;
    throw error;
  }
}
