import type { Endpoint } from '@pressroom/contract/endpoint';
import { describeIssue } from '@pressroom/contract/issues';
import type { Translate } from '../i18n/i18n.ts';

export type Path = (string | number)[];

/** The errors of one form field. */
export interface Problem {
  name: Path;
  errors: string[];
}

/** Checks values against the input schema of the endpoint. Each field gets its first error only. */
export function problemsOf(endpoint: Endpoint, values: unknown, t: Translate): Problem[] {
  const checked = endpoint.input.safeParse(values);
  if (checked.success) return [];
  const found = new Map<string, Problem>();
  for (const issue of checked.error.issues) {
    const name = issue.path.filter((part) => typeof part !== 'symbol');
    const { key, params } = describeIssue({ ...issue, input: valueAt(values, name) });
    const field = JSON.stringify(name);
    if (!found.has(field)) found.set(field, { name, errors: [t(key, params)] });
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
