import { useLanguage } from '../../../i18n/i18n.ts';
import type { AttributeFormStore } from './formStore.ts';
import { useReadersName } from './useReadersName.ts';

/** The names of several fields in the reader's language, hidden ones too, as one text. */
export function useFieldNames(form: AttributeFormStore): (ids: readonly string[]) => string {
  const nameOf = useReadersName();
  const between = useLanguage() === 'en' ? ', ' : '、';
  return (ids) =>
    ids
      .map((id) => {
        const field = form.field(id);
        return field ? nameOf(field).own : id;
      })
      .join(between);
}
