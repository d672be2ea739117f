import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { fieldsIn } from '@pressroom/contract/attributes/fieldsIn';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import type { Message, MessageParam, MessageParams } from '@pressroom/contract/message';
import { error, type Found, warning } from './found.ts';

/** What the category would refuse in the attributes; what it does not show, or has not been asked for, is not judged. */
export function judgeAttributes(fields: readonly AttributeField[] | null, rows: readonly AttributeRow[]): Found[] {
  if (!fields) return [warning({ part: 'attributes' }, 'preflight.attributesUnknown')];
  const wrong = validateAttributes(fields, rows);
  if (wrong.length === 0) return [];
  // the rules are the same in every language, so both lists are in the same order
  const english = validateAttributes(fieldsIn('en', fields), rows);
  const byId = new Map(fields.map((field) => [field.id, field]));
  return wrong.map(({ attributeId, key, params = {} }, at) => {
    const problem: Message = { key, params: inBoth(params, english[at]?.params ?? {}) };
    const field = byId.get(attributeId);
    const name = field ? bilingual(field.name, field.nameEn ?? field.name) : attributeId;
    return error({ part: 'attributes', field: attributeId }, 'preflight.attribute', { name, problem });
  });
}

/** One name in two languages, of which each reader sees their own. */
export function bilingual(zh: string, en: string): MessageParam {
  return zh === en ? zh : { key: 'preflight.named', params: { zh, en } };
}

function inBoth(chinese: MessageParams, english: MessageParams): MessageParams {
  return Object.fromEntries(
    Object.entries(chinese).map(([name, zh]) => {
      const en = english[name];
      return [name, typeof zh === 'string' && typeof en === 'string' ? bilingual(zh, en) : zh];
    }),
  );
}
