import type { Endpoint } from '@pressroom/contract/endpoint';
import { Form } from 'antd';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { problemsOf } from './problems.ts';

interface Props {
  endpoint: Endpoint;
  /** The fields to validate, by their names; names that lead into objects are joined by dots. */
  names: readonly string[];
  children: ReactNode;
}

/** Validates each field when it is left or changed, not only when the form is sent. */
export function ValidateOnBlur({ endpoint, names, children }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const values: unknown = Form.useWatch([], form);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const validate = useEffectEvent(() => {
    const problems = problemsOf(endpoint, form.getFieldsValue(true), t);
    const visited = names.filter((name) => left.has(name) || form.isFieldTouched(name.split('.')));
    const errorsOf = (name: string) => problems.find((problem) => problem.name.join('.') === name)?.errors ?? [];
    form.setFields(visited.map((name) => ({ name: name.split('.'), errors: errorsOf(name) })));
  });
  useEffect(() => validate(), [values, left]);

  // a field's control has the field's name as its id, with lines for the dots
  function leave({ target: { id } }: FocusEvent) {
    const name = names.find((one) => one.replaceAll('.', '_') === id);
    if (name !== undefined) setLeft((before) => new Set(before).add(name));
  }
  return <div onBlur={leave}>{children}</div>;
}
