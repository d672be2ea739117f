import { type RefObject, useEffect } from 'react';
import { isTyping, type Shortcut, useShortcuts } from '../ui/shortcuts.ts';

const shortcuts: readonly Shortcut[] = [{ keys: ['G'], does: 'shell.shortcut.navigation' }];

/** The key g takes the focus to the link of the present page in the navigation, from wherever it is on the page. */
export function useNavigationKey(navigation: RefObject<HTMLElement | null>) {
  useShortcuts(shortcuts);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      const links = navigation.current;
      const link = links?.querySelector<HTMLElement>('[aria-current="page"]') ?? links?.querySelector('a');
      link?.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [navigation]);
}
