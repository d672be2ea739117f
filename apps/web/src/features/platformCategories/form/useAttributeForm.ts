import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { useState, useSyncExternalStore } from 'react';
import type { FieldView, FormView } from './formState.ts';
import { AttributeFormStore } from './formStore.ts';

interface Start {
  fields: readonly AttributeField[];
  rows: readonly AttributeRow[];
}

/** One form's values, from the definition and the rows of now; later ones go to `setFields` and `replace`. */
export function useAttributeForm({ fields, rows }: Start): AttributeFormStore {
  const [form] = useState(() => new AttributeFormStore(fields, rows));
  return form;
}

export function useFieldView(form: AttributeFormStore, id: string): FieldView {
  return useSyncExternalStore(
    (notify) => form.subscribe(notify),
    () => form.view(id),
  );
}

export function useFormView(form: AttributeFormStore): FormView {
  return useSyncExternalStore(
    (notify) => form.subscribe(notify),
    () => form.form(),
  );
}
