import type { Language } from '@pressroom/contract/languages';

/** As the HTML `lang` attribute wants it. */
export const htmlLanguage: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };
/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '简体中文', en: 'English' };
