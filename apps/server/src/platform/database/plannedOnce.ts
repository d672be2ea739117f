import { sql } from 'kysely';

const mark = '/* planned once */';

/**
 * Stands behind the `select` that a query begins with: PostgreSQL then plans it once a connection, and not for the values of
 * each call. It does so by itself only where it reckons that no plan is cheaper, and an array or an offset always looks as if
 * one were. For queries whose plan is the same whatever they are asked,
 * which a test at volume has to show.
 */
export const plannedOnce = sql.raw(mark);

export function isPlannedOnce(text: string): boolean {
  return text.trimStart().startsWith(`select ${mark}`);
}

/** Holds for the transaction alone, so that a pooler may give the connection to anybody afterwards. */
export const planOnce = {
  name: 'plan_once',
  text: `select set_config('plan_cache_mode', 'force_generic_plan', true)`,
};
