import { useT } from '../i18n/i18n.ts';

/** The name suggested for a copy. A name that is too long loses its end, not what says that this is a copy. */
export function useCopyName(name: string, longest: number): string {
  const ending = useT()('kit.copyEnding');
  // half a character is none
  return name.slice(0, longest - ending.length).replace(/\p{Surrogate}$/u, '') + ending;
}
