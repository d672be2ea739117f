import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainForm.module.css';

interface Props extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  refusal?: string;
  /** The fields, and the button that sends. */
  children: ReactNode;
}

export function PlainForm({ refusal, onSubmit, children }: Props) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {children}
    </form>
  );
}

export function SendButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={styles.send} disabled={busy} aria-busy={busy}>
      {children}
    </button>
  );
}
