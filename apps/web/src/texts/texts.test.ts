import { expect, it } from 'vitest';
import { catalogues, texts } from './texts.ts';

/** Names and units that are the same in both languages. */
const sameInBoth: readonly string[] = [
  'skuMapping.skuId',
  'orders.export.column.msku',
  'orders.skuId',
  'orderImport.column.skuId',
  'mappingImport.column.skuId',
  'library.dpiTitle',
  'products.sku',
  'products.spu',
  'products.msku',
  'products.sheet.column.spu',
  'products.sheet.column.sku',
  'productBulk.sku',
  'audit.object.productSkus',
  'audit.field.spu',
  'audit.field.sku',
  'audit.value.marketplace.shein',
  'audit.value.marketplace.temu',
];

/** What holds a name in each language shows each reader another one. */
const ownInEach: readonly string[] = ['preflight.named'];

/** The texts without the names of their places. */
const words = Object.entries(texts).map(([key, [zh, en]]) => [key, bare(zh), bare(en)] as const);

function bare(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '');
}

it('has no key in two catalogues', () => {
  const keys = catalogues.flatMap((catalogue) => Object.keys(catalogue));
  expect(keys.toSorted()).toEqual(Object.keys(texts).toSorted());
});

it('has two texts for every key', () => {
  const untranslated = words.filter(([key, zh, en]) => zh === en && /\p{L}/u.test(zh) && !sameInBoth.includes(key));
  expect(untranslated).toEqual([]);
});

it('speaks each language in its own script', () => {
  const wrong = words.filter(
    ([, zh, en]) => /\p{Script=Han}/u.test(en) || (/[a-z]{4,}/.test(zh) && !/\p{Script=Han}/u.test(zh)),
  );
  expect(wrong).toEqual([]);
});

it('marks the same places in both languages', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)]
      .map(([, name = '']) => name)
      .toSorted((a, b) => a.localeCompare(b))
      .join();
  const one = Object.entries(texts).flatMap(([key, [zh, , enOne]]) =>
    enOne === undefined ? [] : [{ key, zh, enOne }],
  );
  expect(one.length).toBeGreaterThan(0);
  // of one thing, its number need not be said
  const unlike = one.filter(
    ({ zh, enOne }) => places(zh) !== places(enOne) && places(zh) !== places(`${enOne}{{count}}`),
  );
  expect(unlike.map(({ key }) => key)).toEqual([]);
  const uneven = Object.entries(texts).filter(
    ([key, [zh, en]]) => places(zh) !== places(en) && !ownInEach.includes(key),
  );
  expect(uneven.map(([key]) => key)).toEqual([]);
});

it('calls 发货 shipping, and never delivery: what has shipped has not arrived', () => {
  const wrong = Object.entries(texts).filter(
    ([, [zh, ...english]]) => zh.includes('发货') && /deliver/i.test(english.join(' ')),
  );
  expect(wrong).toEqual([]);
});
