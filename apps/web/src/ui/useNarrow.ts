import { useSyncExternalStore } from 'react';

/** Tells whether the window is narrower than this many pixels. */
export function useNarrow(than: number): boolean {
  const query = `(width < ${than}px)`;
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
  );
}
