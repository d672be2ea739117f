import { Checkbox, Input, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { OptionLabel } from './OptionLabel.tsx';
import { heldOptions, offeredOptions, rowOfKey, withHeld } from './options.ts';
import { SelectControl } from './SelectControl.tsx';

/** So many boxes can be overlooked at once; more of them are a list to search. */
const mostBoxes = 12;

/** Values to choose and words to type beside them. */
export function SelectOrTextControl(props: ControlProps) {
  const { id, name, field, rows, invalid, disabled, describedBy, onEdit } = props;
  const t = useT();
  const chosen = rows.filter(({ valueId }) => valueId);
  const typed = rows.filter(({ valueId }) => !valueId);
  const words = typed.map(({ text = '' }) => text);
  const own = {
    id: `${id}-own`,
    className: styles.whole,
    'aria-label': `${name} ${t('attributeForm.own')}`,
    'aria-describedby': describedBy,
    status: invalid ? ('error' as const) : undefined,
    disabled,
    placeholder: t('attributeForm.own'),
  };
  const type = (texts: readonly string[], how: 'typed' | 'chosen') =>
    onEdit([...chosen, ...texts.map((text) => ({ attributeId: field.id, text }))], how);
  const part: ControlProps = { ...props, rows: chosen, onEdit: (next, how) => onEdit([...next, ...typed], how) };

  return (
    <div className={styles.stack}>
      {field.values.length > mostBoxes ? (
        <SelectControl {...part} multiple />
      ) : (
        field.values.length > 0 && <Boxes {...part} />
      )}
      {field.atMostTyped === 1 && words.length < 2 ? (
        <Input
          {...own}
          value={words[0] ?? ''}
          onChange={({ target }) => type(target.value ? [target.value] : [], 'typed')}
        />
      ) : (
        (field.atMostTyped > 0 || words.length > 0) && (
          <Select
            {...own}
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={field.atMostTyped}
            value={words}
            onChange={(texts) => type(texts, 'chosen')}
          />
        )
      )}
    </div>
  );
}

function Boxes({
  id,
  name,
  field,
  rows,
  allowed,
  heldNames,
  nameOf,
  invalid,
  disabled,
  describedBy,
  onEdit,
}: ControlProps) {
  const held = heldOptions(field, rows, { nameOf, heldNames });
  const options = withHeld(offeredOptions(field, allowed, nameOf), held);
  const keys = held.map(({ value }) => value);
  const isFull = field.atMostChosen !== undefined && keys.length >= field.atMostChosen;
  return (
    <div id={id} className={styles.boxes} role="group" aria-label={name} aria-describedby={describedBy}>
      {options.map((option) => {
        const isChecked = keys.includes(option.value);
        return (
          <Checkbox
            key={option.value}
            aria-invalid={invalid}
            checked={isChecked}
            disabled={disabled || (isFull && !isChecked)}
            onChange={({ target }) => {
              const next = target.checked ? [...keys, option.value] : keys.filter((key) => key !== option.value);
              onEdit(
                next.map((key) => rowOfKey(field.id, rows, key)),
                'chosen',
              );
            }}
          >
            <OptionLabel option={option} />
          </Checkbox>
        );
      })}
    </div>
  );
}
