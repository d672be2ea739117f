import type { FetchTexts } from '../i18n/i18n.ts';

/** The build puts another module in this one's place, where each pack is a file of its own: see `languagePacks.ts`. */
export const fetchTexts: FetchTexts = async (language, part) => (await import('./texts.ts')).textsIn(language, part);
