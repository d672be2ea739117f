import { DatabaseError } from 'pg';

/**
 * Runs `work`; where it breaks one of the named constraints, calls that constraint's answer instead.
 * The names stand beside the query, so that no text of the database ever reaches a user.
 */
export async function onConstraint<T>(work: Promise<T>, answers: Readonly<Record<string, () => never>>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint) answers[error.constraint]?.();
    throw error;
  }
}
