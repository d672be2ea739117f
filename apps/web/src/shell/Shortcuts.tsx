import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../ui/shortcuts.ts';

const ShortcutList = lazy(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

/** ? shows the keys of the screen, unless it is being typed. */
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
