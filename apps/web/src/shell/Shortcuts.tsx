import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { isTyping } from '../ui/shortcuts.ts';
import { useNarrow } from '../ui/useNarrow.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

const phone = 600;

/** The button and the key ? show the shortcuts of the screen, unless the user types it into a field. A phone has no keys. */
export function Shortcuts() {
  const t = useT();
  const narrow = useNarrow(phone);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return;
      event.preventDefault();
      setShown(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const label = t('shell.shortcuts');
  return (
    <>
      {!narrow && (
        <Button type="text" aria-label={label} title={`${label} (?)`} onClick={() => setShown(true)}>
          ?
        </Button>
      )}
      <Suspense>{shown && <ShortcutList onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
