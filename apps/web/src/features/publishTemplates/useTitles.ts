import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { CallFailure, fieldProblems } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { problemsOf } from '../../kit/problems.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useToasts } from '../../ui/toasts.ts';

export interface TitleValues {
  keyword: string[];
  titleNum: number;
  min: number;
  max: number;
  byModel: boolean;
}

/** A title for a product, or why there is none. */
export interface MadeTitle {
  productId: string;
  title: string;
  problem: string | null;
}

const fields = ['keyword', 'titleNum', 'min', 'max', 'byModel'] as const;

/** Asks for titles with what the form holds, and shows at its fields what is wrong with that. */
export function useTitles(form: FormInstance<TitleValues>, products: readonly { id: string }[]) {
  const t = useT();
  const toasts = useToasts();
  const oneProduct = useCommand(titleKeywords.getTitle);
  const manyProducts = useCommand(titleKeywords.getTitles);
  const [made, setMade] = useState<{ rows: readonly MadeTitle[]; wanted: number; seed: number }>();
  const [complaint, setComplaint] = useState<string>();
  const [only, ...others] = products;
  const one = others.length === 0 ? only : undefined;

  async function ask(values: TitleValues, seed: number): Promise<readonly MadeTitle[]> {
    const { titleNum, ...common } = { ...values, keyword: values.keyword.join(','), seed };
    if (!one) return manyProducts.attempt({ ...common, productIds: products.map(({ id }) => id) });
    const titles = await oneProduct.attempt({ ...common, titleNum, productId: one.id });
    return titles.map(({ title }) => ({ productId: one.id, title, problem: null }));
  }

  function show(problems: readonly { name: (string | number)[]; errors: string[] }[]) {
    const known = problems.map(({ name: [first], errors }) => ({ name: first, errors }));
    form.setFields(
      fields.map((name) => ({ name, errors: known.find((problem) => problem.name === name)?.errors ?? [] })),
    );
  }

  /** Answers the first title. */
  async function make(again: boolean): Promise<string | undefined> {
    const values = form.getFieldsValue(true) as TitleValues;
    const seed = again && made ? made.seed + 1 : 0;
    const asked = { ...values, productIds: products.map(({ id }) => id) };
    const problems = problemsOf(one ? titleKeywords.getTitle : titleKeywords.getTitles, asked, t);
    show(problems);
    setComplaint(undefined);
    if (problems.length > 0) return undefined;
    try {
      const rows = await ask(values, seed);
      setMade({ rows, wanted: values.titleNum, seed });
      if (rows.some(({ title }) => title)) toasts.success(t('publishTemplates.titlesMade'));
      return rows[0]?.title;
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      const found = fieldProblems(cause).map(({ path, msg }) => ({ name: path, errors: [msg] }));
      show(found);
      setMade(undefined);
      if (found.length === 0 && !cause.endsSession) setComplaint(failureText(cause, t));
      return undefined;
    }
  }
  return {
    make,
    made: made?.rows,
    wanted: made?.wanted ?? 0,
    complaint,
    pending: oneProduct.pending || manyProducts.pending,
  };
}
