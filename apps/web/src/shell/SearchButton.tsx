import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadTexts, useT } from '../i18n/i18n.ts';
import { isDialogOpen } from '../ui/shortcuts.ts';
import { commandKey } from './commandKey.ts';
import styles from './SearchButton.module.css';

const CommandMenu = lazy(async () => {
  const [{ CommandMenu: Menu }] = await Promise.all([
    import('./commandMenu/CommandMenu.tsx'),
    loadTexts(['commandMenu', 'orders']),
  ]);
  return { default: Menu };
});

/** The search of everything: a box above each page, and a key. */
export function SearchButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isDialogOpen()) setOpen(true);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.box} aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <SearchOutlined />
        <span className={styles.hint}>{t('shell.searchBox')}</span>
        <kbd className={styles.key} aria-hidden="true">
          {commandKey} K
        </kbd>
      </button>
      <Suspense>{open && <CommandMenu onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
