import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './AddWords.module.css';

interface Props {
  /** What is typed here. */
  label: string;
  placeholder: string;
  /** What the button says. */
  action: string;
  pending: boolean;
  /** What is wrong with what was typed. */
  problemOf: (text: string) => string | undefined;
  /** Answers whether the words have been added; what was typed stays until then. */
  onAdd: (text: string) => Promise<boolean>;
}

/** Adds words to a list: one a line, or with commas between. */
export function AddWords({ label, placeholder, action, pending, problemOf, onAdd }: Props) {
  const errorId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  async function submit() {
    const problem = problemOf(text);
    setError(problem);
    if (problem === undefined && (await onAdd(text))) setText('');
  }
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        // the form of a dialog around is another one
        event.stopPropagation();
        void submit();
      }}
    >
      <Input.TextArea
        value={text}
        aria-label={label}
        aria-describedby={error && errorId}
        placeholder={placeholder}
        status={error ? 'error' : ''}
        autoSize={{ minRows: 1, maxRows: 6 }}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button htmlType="submit" loading={pending}>
        {action}
      </Button>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
