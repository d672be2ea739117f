import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readCookie, writeCookie } from '../client/cookies.ts';
import { useNarrow } from '../ui/useNarrow.ts';

const drawerBelow = 992;
const cookie = 'sidebarStatus';

/** How the sidebar stands: on a narrow screen as a drawer, else as the user left it. */
export function useSide() {
  const narrow = useNarrow(drawerBelow);
  const { key: location } = useLocation();
  const [wide, setWide] = useState(() => readCookie(cookie) !== '0');
  const [drawerAt, setDrawerAt] = useState<string>();
  // The drawer belongs to the page on which it was opened, so navigation closes it.
  const drawer = drawerAt === location;
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!drawer) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setDrawerAt(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drawer]);

  function toggle() {
    opener.current = document.activeElement;
    if (narrow) return setDrawerAt(drawer ? undefined : location);
    writeCookie(cookie, wide ? '0' : '1', { forYear: true });
    setWide(!wide);
  }
  const side = narrow ? (drawer ? 'drawer' : 'away') : wide ? 'wide' : 'slim';
  return { side, toggle };
}
