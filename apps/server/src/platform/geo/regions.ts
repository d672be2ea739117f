import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { chineseStates, otherStateNames, postalStates } from './stateNames.ts';

const require = createRequire(import.meta.url);

/** A country or a state with its names in both languages. `code`: ISO 3166, of a state without its country's. */
export interface Region {
  code: string;
  zh: string;
  en: string;
}

const languages = ['en', 'zh'] as const;
for (const language of languages)
  countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as countries.LocaleData);

/** Names in use that the library does not have, folded. */
const otherCountryNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'viet nam': 'VN',
    holland: 'NL',
    'the netherlands': 'NL',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    deutschland: 'DE',
    españa: 'ES',
    italia: 'IT',
    nederland: 'NL',
    polska: 'PL',
    méxico: 'MX',
    brasil: 'BR',
    台湾: 'TW',
    中国台湾: 'TW',
    中国香港: 'HK',
    中国澳门: 'MO',
    英格兰: 'GB',
    荷兰王国: 'NL',
    阿联酋: 'AE',
    'hong kong sar': 'HK',
    macau: 'MO',
  }),
);

/** The names of these countries' states do not go without a code: their carriers refuse anything else. */
const needingCode: readonly string[] = ['US', 'CA', 'AU'];

const regionNames = {
  zh: new Intl.DisplayNames('zh', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

function fold(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** By its code of two or three letters, or by its name in Chinese or English. */
export function resolveCountry(given: string): Region | undefined {
  const name = given.normalize('NFKC').trim().replace(/\s+/g, ' ');
  const code = otherCountryNames.get(fold(name)) ?? codeOf(name) ?? codeOf(name.replaceAll('.', ''));
  return code ? { code, zh: regionNames.zh.of(code) ?? code, en: regionNames.en.of(code) ?? code } : undefined;
}

function codeOf(name: string): string | undefined {
  const upper = name.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return upper === 'UK' ? 'GB' : countries.isValid(upper) ? upper : undefined;
  if (/^[A-Z]{3}$/.test(upper)) return countries.alpha3ToAlpha2(upper) ?? undefined;
  for (const language of languages) {
    const code = countries.getSimpleAlpha2Code(name, language);
    if (code) return code;
  }
  return undefined;
}

interface Subdivisions {
  subdivisions: { localeDisplayNames: { subdivisions: Readonly<Record<string, string>> } };
}

let named: Map<string, Region[]> | undefined;

/** Every country’s states, read once. */
function statesByCountry(): Map<string, Region[]> {
  if (named) return named;
  const { subdivisions } = require('cldr-subdivisions-full/subdivisions/en/en.json') as Subdivisions;
  named = new Map();
  for (const [key, en] of Object.entries(subdivisions.localeDisplayNames.subdivisions)) {
    const country = key.slice(0, 2).toUpperCase();
    const code = key.slice(2).toUpperCase();
    const states = named.get(country) ?? [];
    states.push({ code, en, zh: chineseStates[country]?.[code] ?? en });
    named.set(country, states);
  }
  named.get('US')!.push(...Object.entries(postalStates).map(([code, [zh, en]]) => ({ code, zh, en })));
  return named;
}

/** By code. */
export function allCountries(): Region[] {
  return Object.keys(countries.getAlpha2Codes())
    .toSorted()
    .flatMap((code) => resolveCountry(code) ?? []);
}

/** By code. Empty where none are known. */
export function statesOf(country: string): readonly Region[] {
  return statesByCountry().get(country) ?? [];
}

/** Of a country by its ISO code: by the state’s code or its name. */
export function resolveState(country: string, given: string): Region | undefined {
  const wanted = fold(given);
  const others = new Map(Object.entries(otherStateNames[country] ?? {}));
  const code = others.get(wanted)?.toLowerCase() ?? wanted.replace(new RegExp(`^${country.toLowerCase()}-`), '');
  return statesOf(country).find(
    (state) =>
      state.code.toLowerCase() === code ||
      fold(state.en) === wanted ||
      fold(state.zh) === wanted ||
      state.zh.replace(/(州|省|地区)$/, '') === wanted,
  );
}

/** Whether a parcel to this country cannot go without the code of its state. */
export function needsState(country: string): boolean {
  return needingCode.includes(country);
}
