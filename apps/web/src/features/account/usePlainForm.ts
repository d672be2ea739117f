import { describeIssue, type Issue } from '@pressroom/contract/issues';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { CallFailure, fieldProblems } from '../../client/callFailure.ts';
import { type Reason, reasonText } from '../../i18n/failureText.ts';
import { useLanguage, useT } from '../../i18n/i18n.ts';

/** Found here, and shown in whatever language is chosen; or said by the server in one. */
type Problem = { issue: Issue } | { said: string; language: string };

interface Plan<S extends z.ZodType> {
  schema: S;
  send: (values: z.output<S>) => Promise<void>;
  /** The field where the user tries again after a refusal. */
  retryAt: string;
  /** Said before anything is tried. */
  notice?: Reason;
}

/** A form of plain elements, for what is shown before the parts for forms are loaded. */
export function usePlainForm<S extends z.ZodType>({ schema, send, retryAt, notice }: Plan<S>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const language = useLanguage();
  const [refused, setRefused] = useState({ reason: notice, language });
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    const issues = parsed.error?.issues ?? [];
    show(
      form,
      issues.map((issue) => [String(issue.path[0]), { issue }]),
    );
    setRefused({ reason: undefined, language });
    if (!parsed.success) return;
    setBusy(true);
    try {
      await send(parsed.data);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const found = fieldProblems(cause);
      show(
        form,
        found.map(({ path, msg }) => [String(path[0]), { said: msg, language }]),
      );
      if (found.length > 0) return;
      setRefused({ reason: cause.reason, language });
      fieldsOf(form)
        .find(({ name }) => name === retryAt)
        ?.select();
    } finally {
      setBusy(false);
    }
  }

  function show(form: HTMLFormElement, found: [string, Problem][]) {
    const byField = new Map(found.toReversed());
    setProblems(byField);
    fieldsOf(form)
      .find(({ name }) => byField.has(name))
      ?.focus();
  }

  function problem(name: string): string | undefined {
    const found = problems.get(name);
    if (!found) return undefined;
    if ('said' in found) return found.language === language ? found.said : undefined;
    const { key, params } = describeIssue(found.issue);
    return t(key, params);
  }
  const { reason } = refused;
  // what the server has said ends with its language
  const isForeign = typeof reason === 'string' && refused.language !== language;
  const refusal = reason === undefined || isForeign ? undefined : reasonText(reason, t);
  return { onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event), busy, refusal, problem };
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll('input')];
}
