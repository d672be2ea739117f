import { useLanguage } from '../../../i18n/i18n.ts';

interface Named {
  name: string;
  nameEn?: string | undefined;
}

/** A marketplace's name in the reader's language, and in the other one for a hint. */
export type NameOf = (named: Named) => { own: string; other?: string };

const asGiven: NameOf = ({ name, nameEn }) =>
  nameEn === undefined || nameEn === name ? { own: name } : { own: name, other: nameEn };

const inEnglish: NameOf = ({ name, nameEn }) =>
  nameEn === undefined || nameEn === name ? { own: name } : { own: nameEn, other: name };

export function useReadersName(): NameOf {
  return useLanguage() === 'en' ? inEnglish : asGiven;
}
