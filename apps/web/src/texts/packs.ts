import type { TextPacks } from '../i18n/i18n.ts';

/** Each a file of its own, fetched when it is first needed. */
export const packs: TextPacks = {
  zh: { early: () => import('./zh.early.ts'), late: () => import('./zh.late.ts') },
  en: { early: () => import('./en.early.ts'), late: () => import('./en.late.ts') },
};
