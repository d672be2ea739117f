import { z } from 'zod';
import { ids } from '../fields/ids.ts';
import { optionalText, text } from '../fields/texts.ts';
import { descriptionMax } from '../publishing/form.ts';
import { saleType } from '../publishing/status.ts';
import { placeholdersKnown } from './titleWords.ts';

export const templateNameMax = 100;
export const keywordMax = 100;
/** Keywords of one template or title. */
export const keywordsMost = 100;
/** Stores of one template. */
export const storesMost = 500;

/** What separates keywords, in either language; so none of it can be part of one. */
const separators = /[,，;；\r\n\t]+/;

/** The keywords of a list, or of one text with separators between them: each once, whatever its case. */
export function keywordsOf(given: string | readonly string[]): string[] {
  const all = [given]
    .flat()
    .flatMap((one) => one.split(separators))
    .map((word) => word.replace(/\s+/g, ' ').trim());
  const byText = new Map<string, string>();
  for (const word of all) if (word && !byText.has(word.toLowerCase())) byText.set(word.toLowerCase(), word);
  return [...byText.values()];
}

/** Keywords as they travel: a list, or one text with commas. */
export function keywordList(most: number) {
  return z
    .preprocess(
      (given) => (typeof given === 'string' || isTexts(given) ? keywordsOf(given) : (given ?? undefined)),
      z
        .array(
          text({ max: keywordMax, required: 'publishTemplates.keywordRequired' }).refine(placeholdersKnown, {
            error: 'publishTemplates.placeholder',
          }),
          { error: 'publishTemplates.keywordRequired' },
        )
        .max(most),
    )
    .meta({ override: { type: 'array', items: { type: 'string', maxLength: keywordMax } } });
}

function isTexts(given: unknown): given is string[] {
  return Array.isArray(given) && given.every((one) => typeof one === 'string');
}

/** Choices as they travel: a list, or one text with commas. */
const saleTypes = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
    z
      .array(saleType, { error: 'publishTemplates.saleTypeRequired' })
      .min(1, { error: 'publishTemplates.saleTypeRequired' })
      .max(20),
  )
  .transform((list) => saleType.values.filter((type) => list.includes(type)))
  .meta({ override: { type: 'array', items: { type: 'integer', enum: saleType.values } } });

export const publishTemplateForm = z.object({
  name: text({ max: templateNameMax, required: 'publishTemplates.nameRequired' }),
  storeIds: ids('Store', 'publishTemplates.storesRequired').refine((list) => list.length <= storesMost, {
    error: 'publishTemplates.tooManyStores',
  }),
  saleType: saleTypes,
  titleKeyword: keywordList(keywordsMost).default([]),
  productDescription: optionalText(descriptionMax),
});
export type PublishTemplateForm = z.output<typeof publishTemplateForm>;
