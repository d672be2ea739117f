import type { Language } from '@pressroom/contract/languages';

const named: Readonly<Record<Language, Intl.DisplayNames>> = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const longCodes: Readonly<Record<string, string>> = { USA: 'US', MEX: 'MX', CAN: 'CA', GBR: 'GB' };

let known: ReadonlyMap<string, string> | undefined;

/** The code of each country by its name in either language. */
function readCodes(): ReadonlyMap<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const both = Object.values(named).flatMap((names) =>
    codes.map((code) => [names.of(code)?.toLowerCase(), code] as const),
  );
  return new Map(both.flatMap(([name, code]) => (name ? [[name, code] as const] : [])));
}

function codeOf(given: string): string | undefined {
  if (/^[a-z]{2}$/i.test(given)) return given.toUpperCase();
  known ??= readCodes();
  return longCodes[given.toUpperCase()] ?? known.get(given.toLowerCase());
}

/**
 * A country in the reader's language. Marketplaces send its code or its name, and sheets have either; what is not known stays
 * as it was given.
 */
export function countryName(given: string, language: Language): string {
  const code = given && codeOf(given.trim());
  return (code && named[language].of(code)) || given;
}
