import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than this. */
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
