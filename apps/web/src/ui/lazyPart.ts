import { type ComponentType, lazy } from 'react';
import { loadExpectedTexts } from '../i18n/i18n.ts';

/** A part of a page that loads when it is first shown, with the texts that the page does not need before. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadExpectedTexts()]);
    return { default: Part };
  });
}
