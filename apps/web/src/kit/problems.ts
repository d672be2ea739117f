import type { Endpoint } from '@pressroom/contract/endpoint';
import { describeIssue } from '@pressroom/contract/issues';
import type { Translate } from '../i18n/i18n.ts';

export type Path = (string | number)[];

/** What is wrong with one field of a form. */
export interface Problem {
  name: Path;
  errors: string[];
}

/** Everything that the call would refuse, one thing a field. */
export function problemsOf(endpoint: Endpoint, values: unknown, t: Translate): Problem[] {
  const judgement = endpoint.input.safeParse(values);
  if (judgement.success) return [];
  const found = new Map<string, Problem>();
  for (const issue of judgement.error.issues) {
    const name = issue.path.filter((part) => typeof part !== 'symbol');
    const { key, params } = describeIssue({ ...issue, input: valueAt(values, name) });
    const place = JSON.stringify(name);
    if (!found.has(place)) found.set(place, { name, errors: [t(key, params)] });
  }
  return [...found.values()];
}

export function sameField(a: Path, b: Path): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, part) => (inside as Record<string | number, unknown> | undefined)?.[part],
    values,
  );
}
