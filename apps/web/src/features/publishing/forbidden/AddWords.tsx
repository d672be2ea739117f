import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { problemsOf } from '../../../kit/problems.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './forbidden.module.css';

/** Adds words to the list: one a line, or with commas between. */
export function AddWords() {
  const t = useT();
  const errorId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = useCommand(forbiddenWords.add, {
    success: ({ added, known }) =>
      known.length === 0
        ? t('forbidden.added', { count: added.length })
        : t('forbidden.addedBut', { count: added.length, known: known.length }),
    invalidates: [forbiddenWords.list],
  });

  async function submit() {
    const given = {
      words: text
        .split(/[\n,，、]/)
        .map((word) => word.trim())
        .filter(Boolean),
    };
    const [problem] = problemsOf(forbiddenWords.add, given, t);
    setError(problem?.errors[0]);
    if (!problem && (await add.run(given))) setText('');
  }
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Input.TextArea
        value={text}
        aria-label={t('forbidden.newWords')}
        aria-describedby={error && errorId}
        placeholder={t('forbidden.newWordsHint')}
        status={error ? 'error' : ''}
        autoSize={{ minRows: 1, maxRows: 6 }}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button htmlType="submit" loading={add.pending}>
        {t('forbidden.add')}
      </Button>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
