import type { Language } from '@pressroom/contract/languages';
import { htmlLanguage } from '../../../i18n/languageNames.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in its largest unit: `3 hours ago`. A moment of now, or of a fast clock, is now. */
export function agoText(iso: string, now: Date, language: Language): string {
  const passed = now.getTime() - new Date(iso).getTime();
  const format = new Intl.RelativeTimeFormat(htmlLanguage[language], { numeric: 'auto' });
  const [unit, length] = units.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
