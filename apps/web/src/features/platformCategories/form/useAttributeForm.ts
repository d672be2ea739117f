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

/** One part of what the form shows as a whole: other parts may change without a new render. */
export function useFormPart<Part extends keyof FormView>(form: AttributeFormStore, part: Part): FormView[Part] {
  return useSyncExternalStore(
    (notify) => form.subscribe(notify),
    () => form.form()[part],
  );
}
