import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { problemsOf } from '../../kit/problems.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import styles from './publishTemplates.module.css';

/** Adds keywords to the library: one a line, or with commas between. */
export function AddKeywords() {
  const t = useT();
  const errorId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = useCommand(titleKeywords.add, {
    success: ({ added, known }) =>
      known.length === 0
        ? t('publishTemplates.keywordsAdded', { count: added.length })
        : t('publishTemplates.keywordsAddedBut', { count: added.length, known: known.length }),
    invalidates: [titleKeywords.list],
  });

  async function submit() {
    const [problem] = problemsOf(titleKeywords.add, { keyword: text }, t);
    setError(problem?.errors[0]);
    if (!problem && (await add.run({ keyword: text }))) setText('');
  }
  return (
    <form
      className={styles.addKeywords}
      onSubmit={(event) => {
        event.preventDefault();
        // the form of the dialog around is another one
        event.stopPropagation();
        void submit();
      }}
    >
      <Input.TextArea
        value={text}
        aria-label={t('publishTemplates.newKeywords')}
        aria-describedby={error && errorId}
        placeholder={t('publishTemplates.newKeywordsHint')}
        status={error ? 'error' : ''}
        autoSize={{ minRows: 1, maxRows: 6 }}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button htmlType="submit" loading={add.pending}>
        {t('publishTemplates.addKeywords')}
      </Button>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
