import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than this. */
export function useNarrow(than: number): boolean {
  const query = `(width < ${than}px)`;
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
  );
}
