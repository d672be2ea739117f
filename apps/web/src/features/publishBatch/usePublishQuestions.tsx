import type { CallOutput } from '@pressroom/contract/endpoint';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useQuestion } from '../../ui/questions/question.ts';
import styles from './publishBatch.module.css';

type Released = NonNullable<CallOutput<typeof publishPlans.create>['released']>;

const shownMost = 20;

/** What is asked before a plan is released, and told where a part of it was not. */
export function usePublishQuestions() {
  const t = useT();
  const ask = useQuestion();
  const list = (lines: readonly ReactNode[]) => (
    <ul className={styles.told}>
      {lines.slice(0, shownMost).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never change
        <li key={at}>{line}</li>
      ))}
      {lines.length > shownMost && <li>{t('publishBatch.andMore', { count: lines.length - shownMost })}</li>}
    </ul>
  );
  return {
    release: ({ count, stores }: { count: number; stores: number }) =>
      ask({
        title: t('publishBatch.releaseTitle', { count }),
        content: t('publishBatch.releaseDetail', { stores }),
        okText: t('publishBatch.release'),
        cancelText: t('ui.cancel'),
      }),
    tellRefused: (batch: string, { done, refused }: Released) =>
      ask({
        title: t('publishBatch.releasedSome', { batch, done: done.length, refused: refused.length }),
        content: list(refused.map(({ label, msg }) => `${label}: ${msg}`)),
        okText: t('ui.close'),
        okCancel: false,
      }),
  };
}
