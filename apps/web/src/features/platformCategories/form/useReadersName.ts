import { useLanguage } from '../../../i18n/i18n.ts';

interface Named {
  name: string;
  nameEn?: string | undefined;
}

/** Says a marketplace's name in the reader's language, and gives the name in the other language for a hint. */
export function useReadersName(): (named: Named) => { own: string; other?: string } {
  const english = useLanguage() === 'en';
  return ({ name, nameEn }) => {
    if (nameEn === undefined || nameEn === name) return { own: name };
    return english ? { own: nameEn, other: name } : { own: name, other: nameEn };
  };
}
