import { useSyncExternalStore } from 'react';
import { newListeners } from '../client/listeners.ts';
import { type Mode, palettes } from './palette.ts';

const storageKey = 'mode';
const system = matchMedia('(prefers-color-scheme: dark)');
const switches = newListeners();

function mode(): Mode {
  const chosen = localStorage.getItem(storageKey);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the palette into CSS variables such as `--ink` and `--line-strong`. */
function paint() {
  const root = document.documentElement;
  root.style.colorScheme = mode();
  for (const [name, colour] of Object.entries(palettes[mode()])) root.style.setProperty(`--${kebab(name)}`, colour);
  switches.tell();
}

/** Follows the system's colour scheme until `switchMode` stores a choice. */
export function startMode() {
  paint();
  system.addEventListener('change', paint);
}

export function switchMode(chosen: Mode) {
  localStorage.setItem(storageKey, chosen);
  paint();
}

export function useMode(): Mode {
  return useSyncExternalStore(switches.listen, mode);
}
