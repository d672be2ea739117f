import type { Language } from '../languages.ts';
import type { AttributeField } from './field.ts';

/** The fields with the names that this reader reads, where the marketplace has told them. */
export function fieldsIn(language: Language, fields: readonly AttributeField[]): readonly AttributeField[] {
  if (language === 'zh') return fields;
  return fields.map((field) => ({
    ...field,
    name: field.nameEn ?? field.name,
    values: field.values.map((option) => ({ ...option, name: option.nameEn ?? option.name })),
  }));
}
