import type { Language } from '@pressroom/contract/languages';

/** The value of the HTML `lang` attribute. */
export const htmlLanguage: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };
/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '简体中文', en: 'English' };
