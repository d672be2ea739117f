const known = [
  'done',
  'aborted',
  'notMade',
  'auth',
  'permission',
  'throttled',
  'notFound',
  'rejected',
  'unknownOutcome',
  'unavailable',
  'malformed',
] as const;

type Outcome = (typeof known)[number] | 'other';

/** How a call ended, as far as there is a word for it. */
export function outcomeWord(outcome: string): Outcome {
  return known.find((each) => each === outcome) ?? 'other';
}
