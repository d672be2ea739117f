import { Input } from 'antd';
import { useFieldView, useFormView } from './useAttributeForm.ts';
import type { AttributeFormStore } from './formStore.ts';
import type { HeldName } from './formState.ts';
import { useReadersName } from './useReadersName.ts';

interface Props {
  form: AttributeFormStore;
  /** The attributes that the marketplace has changed since the values were stored. */
  changedIds?: ReadonlySet<string>;
  /** The names of stored values, for those that the definition no longer holds. */
  heldNames?: readonly HeldName[];
  /** Adds a value of the seller's own; answers undefined where it was refused. */
  onAddValue?: (attributeId: string, text: string) => Promise<{ valueId: string; name: string } | undefined>;
  /** Whose linked rules are asked for; absent: the marketplace has none. */
  linkedOf?: { storeId: string; productTypeId: string; categoryId?: string };
  disabled?: boolean;
}

export function AttributeForm({ form, disabled = false }: Props) {
  const { nodes } = useFormView(form);
  return nodes.map(({ id }) => <Field key={id} form={form} id={id} disabled={disabled} />);
}

function Field({ form, id, disabled }: { form: AttributeFormStore; id: string; disabled: boolean }) {
  const { field, rows } = useFieldView(form, id);
  const nameOf = useReadersName();
  return (
    <Input
      aria-label={field && nameOf(field).own}
      disabled={disabled}
      value={rows[0]?.text}
      onChange={({ target }) => form.edit(id, [{ attributeId: id, text: target.value }], 'typed')}
    />
  );
}
