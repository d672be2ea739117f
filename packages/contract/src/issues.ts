import type { MessageKey } from './messages.ts';

type Params = Readonly<Record<string, string | number>>;

export interface Issue {
  code?: string;
  message: string;
  input?: unknown;
  maximum?: number | bigint;
  minimum?: number | bigint;
  origin?: string;
  /** Of a rule in a schema's own words. */
  params?: Params;
}

/** Where a schema words its own rule it names a key; Zod's own words are sentences. */
const keyShape = /^\w+(\.\w+)+$/;

/** The message for one finding of a schema: its own key where the schema named one, else by the kind of rule. */
export function describeIssue(issue: Issue): { key: MessageKey; params: Params } {
  if (keyShape.test(issue.message)) return { key: issue.message as MessageKey, params: issue.params ?? {} };
  const params = { max: String(issue.maximum ?? ''), min: String(issue.minimum ?? '') };
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' ? 'validation.tooLong' : 'validation.tooBig', params };
  if (issue.code === 'too_small')
    return { key: issue.origin === 'string' ? 'validation.tooShort' : 'validation.tooSmall', params };
  return { key: issue.input === undefined ? 'validation.required' : 'validation.invalid', params };
}
