import { languageCookie } from '@pressroom/contract/endpoint';
import { type Language, languages } from '@pressroom/contract/languages';
import { readCookie, writeCookie } from './cookies.ts';

/** The chosen language, else the browser's, else Chinese. */
export function language(): Language {
  const chosen = languages.find((known) => known === readCookie(languageCookie));
  if (chosen) return chosen;
  const first = navigator.languages[0]?.toLowerCase() ?? '';
  return first.startsWith('en') ? 'en' : 'zh';
}

export function rememberLanguage(chosen: Language) {
  writeCookie(languageCookie, chosen, { forYear: true });
}
