import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { OptionLabel } from './OptionLabel.tsx';
import { type Choosable, heldOptions, offeredOptions, rowOfKey, withHeld, withoutTaken } from './options.ts';

interface Props extends ControlProps {
  multiple?: boolean;
  /** Values that are chosen in another row and cannot be chosen here, too. */
  taken?: ReadonlySet<string>;
}

/**
 * One value or several out of a list. A list holds thousands of values and a form a hundred lists: one that nobody has
 * opened knows only what is chosen, and an opened one stays the same list until what it offers changes.
 */
export function SelectControl({ multiple = false, taken, ...props }: Props) {
  const { id, name, field, rows, allowed, heldNames, nameOf, invalid, disabled, describedBy, onEdit, onAddValue } =
    props;
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const offered = useMemo(
    () => (wasOpened ? withoutTaken(offeredOptions(field, allowed, nameOf), taken) : []),
    [wasOpened, field, allowed, taken, nameOf],
  );
  const held = heldOptions(field, rows, { nameOf, heldNames });
  const options = wasOpened ? withHeld(offered, held) : held;
  const keys = held.map(({ value }) => value);

  function choose(chosen: readonly string[]) {
    setTyped('');
    onEdit(
      chosen.map((key) => rowOfKey(field.id, rows, key)),
      'chosen',
    );
  }

  function changeOpen(next: boolean) {
    setOpen(next);
    setWasOpened(true);
    if (!next) setTyped('');
  }

  async function addValue(text: string) {
    const row = await onAddValue?.(text);
    if (!row) return;
    changeOpen(false);
    onEdit(multiple ? [...rows, row] : [row], 'chosen');
  }

  const text = typed.trim();
  const isKnown = offered.some(({ label, other }) => label === text || other === text);
  return (
    <Select<string[] | string | null, Choosable>
      id={id}
      className={styles.whole}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={field.required}
      status={invalid ? 'error' : undefined}
      disabled={disabled}
      mode={multiple ? 'multiple' : undefined}
      maxCount={multiple ? field.atMostChosen : undefined}
      allowClear
      placeholder={t('attributeForm.choose')}
      value={multiple ? keys : (keys[0] ?? null)}
      options={options}
      open={open}
      onOpenChange={changeOpen}
      showSearch={{
        searchValue: typed,
        onSearch: setTyped,
        filterOption: (input, option) => option?.search.includes(input.trim().toLowerCase()) ?? false,
      }}
      labelRender={({ value, label }) => {
        const option = held.find((one) => one.value === value);
        return option ? <OptionLabel option={option} /> : label;
      }}
      optionRender={({ data }) => <OptionLabel option={data} full />}
      popupRender={(list) => (
        <>
          {list}
          {onAddValue && text !== '' && !isKnown && (
            <Button type="link" icon={<PlusOutlined />} onClick={() => void addValue(text)}>
              {t('attributeForm.addValue', { text })}
            </Button>
          )}
        </>
      )}
      onChange={(chosen) => choose(Array.isArray(chosen) ? chosen : chosen ? [chosen] : [])}
    />
  );
}
