import type { TakeOverField } from '@pressroom/contract/products/takeOver';
import { Checkbox } from 'antd';
import type { TakeOverChoice } from './templateChanges.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** The name of a field, to be checked where it shall be taken over. */
export function FieldCheckbox({ field, choice }: { field: TakeOverField; choice: TakeOverChoice }) {
  const { label } = useFieldTexts();
  return (
    <Checkbox checked={!choice.omitted.has(field)} onChange={({ target }) => choice.onChoose(field, target.checked)}>
      {label(field)}
    </Checkbox>
  );
}
