import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../ui/shortcuts.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

/** The key ? shows the shortcuts of the screen, unless the user types it into a field. */
export function Shortcuts() {
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
  return <Suspense>{shown && <ShortcutList onClose={() => setShown(false)} />}</Suspense>;
}
