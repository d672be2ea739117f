import { useMemo } from 'react';
import { colorsOf, type EditorStore } from './editor.ts';
import { useStored } from './store.ts';

/** The colours of the rows; the same object as long as they stay, so that typing in cells draws none of them anew. */
export function useColors(store: EditorStore): ReturnType<typeof colorsOf> {
  const text = useStored(store, ({ history }) => JSON.stringify(colorsOf(history.present)));
  return useMemo(() => JSON.parse(text) as ReturnType<typeof colorsOf>, [text]);
}
