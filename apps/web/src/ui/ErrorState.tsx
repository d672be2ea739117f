import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { sheetMark, StateMessage } from './StateMessage.tsx';

const mark = (
  <>
    {sheetMark}
    <path d="M28 19v9m0 4v2" strokeWidth="2.4" />
  </>
);

export function ErrorState({ detail, action }: { detail?: string; action?: ReactNode }) {
  const t = useT();
  return (
    <div role="alert">
      <StateMessage mark={mark} title={t('ui.failed')} detail={detail} action={action} />
    </div>
  );
}
