import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const ForbiddenWordsDialog = lazyPart(async () => (await import('./ForbiddenWordsDialog.tsx')).ForbiddenWordsDialog);

/** Opens the list of forbidden words. */
export function ForbiddenWordsButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (!useCanCall()(forbiddenWords.list)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('forbidden.title')}</Button>
      <Suspense>{open && <ForbiddenWordsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
