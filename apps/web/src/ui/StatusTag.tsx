import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';

/** Each tone has its own shape, so that users can tell tones apart without colours. */
export type Tone = 'waiting' | 'checking' | 'drawing' | 'making' | 'moving' | 'done' | 'alert' | 'closed' | 'unknown';

const shapes: Readonly<Record<Tone, ReactNode>> = {
  waiting: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  checking: (
    <>
      <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M6 2a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  drawing: (
    <rect
      x="2"
      y="2"
      width="8"
      height="8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeDasharray="2.4 1.6"
    />
  ),
  making: <rect x="2" y="2" width="8" height="8" rx="1" fill="currentColor" />,
  moving: <path d="M2 2.2 10.4 6 2 9.8z" fill="currentColor" />,
  done: <path d="m1.8 6.4 2.9 2.9 5.6-6.2" fill="none" stroke="currentColor" strokeWidth="2" />,
  alert: <path d="M6 1 11.4 10.6H.6zM5.4 4.4v3h1.2v-3zm0 3.9v1.2h1.2V8.3z" fill="currentColor" fillRule="evenodd" />,
  closed: <path d="M2 6h8" stroke="currentColor" strokeWidth="2" />,
  unknown: (
    <path
      d="M3.2 4.2a2.8 2.8 0 1 1 4.3 2.4C6.5 7.2 6 7.6 6 8.4M6 10v1.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
};

/** Shows a state in words with the shape and colour of its tone. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <ToneMark tone={tone} />
      {children}
    </span>
  );
}

export function ToneMark({ tone }: { tone: Tone }) {
  return (
    <svg className={styles.mark} data-tone={tone} width="10" height="10" viewBox="0 0 12 12" aria-hidden="true">
      {shapes[tone]}
    </svg>
  );
}
