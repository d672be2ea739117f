import { languageCookie } from '@pressroom/contract/endpoint';
import { type Language, languages } from '@pressroom/contract/languages';
import { readCookie, writeCookie } from '../client/cookies.ts';

const cookie = languageCookie;

/** The chosen language, else the browser's, else Chinese. */
export function language(): Language {
  const chosen = languages.find((known) => known === readCookie(cookie));
  if (chosen) return chosen;
  const first = navigator.languages[0]?.toLowerCase() ?? '';
  return first.startsWith('en') ? 'en' : 'zh';
}

export function rememberLanguage(chosen: Language) {
  writeCookie(cookie, chosen, { forYear: true });
}

/** As the HTML `lang` attribute wants it. */
export const htmlLanguage: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };
/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '简体中文', en: 'English' };
