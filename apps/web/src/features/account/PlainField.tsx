import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './PlainForm.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  problem?: string;
  hint?: string;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
}

export function PlainField({ label, problem, hint, children, ...input }: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input id={id} {...input} aria-invalid={Boolean(problem)} aria-describedby={problem && problemId} />
        {children}
      </div>
      {problem && (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      )}
      {hint && (
        <span className={styles.hint} role="status">
          {hint}
        </span>
      )}
    </div>
  );
}
