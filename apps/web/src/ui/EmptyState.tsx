import type { ReactNode } from 'react';
import { sheetMark, StateMessage } from './StateMessage.tsx';

const mark = (
  <>
    {sheetMark}
    <path d="M20 24h16M20 31h10" strokeDasharray="3 3" />
  </>
);

export function EmptyState({ title, action }: { title: string; action?: ReactNode }) {
  return <StateMessage mark={mark} title={title} action={action} />;
}
