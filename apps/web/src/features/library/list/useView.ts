import { useState } from 'react';

export const views = ['grid', 'table'] as const;
export type View = (typeof views)[number];

const storageKey = 'library.view';

/** Remembered on this machine. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (localStorage.getItem(storageKey) === 'table' ? 'table' : 'grid'));
  return [
    view,
    (chosen) => {
      localStorage.setItem(storageKey, chosen);
      setView(chosen);
    },
  ];
}
