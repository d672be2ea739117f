import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, useShortcuts } from '../../../ui/shortcuts.ts';

interface Acts {
  /** A dialog is open: the keys are its. */
  held: boolean;
  onSettings: () => void;
  onHistory: () => void;
  onAgain: () => void;
}

const shortcuts: readonly Shortcut[] = [
  { keys: ['F2'], does: 'printing.shortcut.station' },
  { keys: ['F4'], does: 'printing.shortcut.history' },
  { keys: ['F8'], does: 'printing.shortcut.again' },
];

/** Keys that no scanner sends and no field needs, so that they work while the scan box has the focus. */
export function useStationKeys({ held, onSettings, onHistory, onAgain }: Acts) {
  useShortcuts(shortcuts);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { F2: onSettings, F4: onHistory, F8: onAgain }[event.key];
    if (!act || held || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
