import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { numbersOf } from '@pressroom/contract/attributes/numbers';
import { Input, Select, Space } from 'antd';
import { Fragment } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { digitsOf } from './digits.ts';

/** One number, a range, or a product of two or three, all in one unit. */
export function NumbersControl(props: ControlProps) {
  const { id, name, field, rows, invalid, disabled, describedBy, onEdit } = props;
  const t = useT();
  const count = numbersOf(field);
  const [onlyUnit] = field.units;
  const unit = field.units.length === 1 ? onlyUnit : rows[0]?.unit;
  const between = field.kind === 'numberRange' ? '–' : '×';

  function write(change: { at: number; number: string } | { unit: string }, how: 'typed' | 'chosen') {
    const written = Array.from({ length: Math.max(count, rows.length) }, (_, at): AttributeRow => {
      const number = 'at' in change && change.at === at ? change.number : rows[at]?.number;
      const own = 'unit' in change ? change.unit : unit;
      return { attributeId: field.id, ...(number && { number }), ...(own !== undefined && { unit: own }) };
    });
    onEdit(written, how);
  }

  return (
    <Space.Compact className={styles.whole}>
      {Array.from({ length: Math.max(count, rows.length) }, (_, at) => (
        <Fragment key={at}>
          {at > 0 && <span className={styles.between}>{between}</span>}
          <Input
            id={at === 0 ? id : `${id}-${at}`}
            data-row={at}
            inputMode="decimal"
            aria-label={count === 1 ? name : t('attributeForm.part', { name, number: at + 1 })}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-required={field.required}
            status={invalid ? 'error' : undefined}
            disabled={disabled}
            placeholder={boundsOf(field)}
            suffix={field.units.length === 1 && at === count - 1 ? onlyUnit : undefined}
            value={rows[at]?.number ?? ''}
            onChange={({ target }) => write({ at, number: digitsOf(target.value) }, 'typed')}
          />
        </Fragment>
      ))}
      {field.units.length > 1 && (
        <Select
          className={styles.unit}
          aria-label={t('attributeForm.unit', { name })}
          status={invalid ? 'error' : undefined}
          disabled={disabled}
          placeholder={t('attributeForm.choose')}
          value={unit}
          options={field.units.map((one) => ({ value: one, label: one }))}
          onChange={(chosen) => write({ unit: chosen }, 'chosen')}
        />
      )}
    </Space.Compact>
  );
}

function boundsOf({ min, max }: ControlProps['field']): string | undefined {
  if (min !== undefined && max !== undefined) return `${min} – ${max}`;
  if (min !== undefined) return `≥ ${min}`;
  return max === undefined ? undefined : `≤ ${max}`;
}
