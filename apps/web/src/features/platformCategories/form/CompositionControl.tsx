import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { compareDecimals } from '@pressroom/contract/attributes/decimals';
import { missingShare } from '@pressroom/contract/attributes/numbers';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { digitsOf } from './digits.ts';
import { SelectControl } from './SelectControl.tsx';

interface Props extends ControlProps {
  /** What is wrong with one row, to stand under it. */
  problemOf: (row: number) => ReactNode;
}

/** Materials with their shares: at least one row, and no more rows than there are materials. */
export function CompositionControl({ problemOf, ...props }: Props) {
  const { id, name, field, rows: held, invalid, disabled, describedBy, onEdit } = props;
  const t = useT();
  const rows = held.length > 0 ? held : [{ attributeId: field.id }];
  const most = Math.min(field.values.filter(({ retired }) => !retired).length, field.atMostChosen ?? Infinity);
  const unit = field.units[0] ?? (field.sumsTo100 ? '%' : '');
  const put = (at: number, row: AttributeRow, how: 'typed' | 'chosen') =>
    onEdit(
      rows.map((one, index) => (index === at ? row : one)),
      how,
    );
  const numberOf = (row: AttributeRow, number: string): AttributeRow => {
    const { number: _, ...rest } = row;
    return number === '' ? rest : { ...rest, number };
  };

  return (
    <div className={styles.stack}>
      {rows.map((row, at) => (
        <div key={at} data-row={at}>
          <div className={styles.share}>
            <SelectControl
              {...props}
              id={at === 0 ? id : `${id}-${at}`}
              name={t('attributeForm.row', { title: field.valueTitle ?? name, row: at + 1 })}
              rows={row.valueId ? [row] : []}
              taken={new Set(rows.flatMap(({ valueId }, other) => (valueId && other !== at ? [valueId] : [])))}
              onEdit={([chosen]) => {
                const { valueId: _, ...rest } = row;
                put(at, chosen?.valueId ? { ...rest, valueId: chosen.valueId } : rest, 'typed');
              }}
            />
            <Input
              inputMode="decimal"
              aria-label={t('attributeForm.share', { title: field.numberTitle ?? name, row: at + 1 })}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              status={invalid ? 'error' : undefined}
              disabled={disabled}
              suffix={unit}
              value={row.number ?? ''}
              onChange={({ target }) => put(at, numberOf(row, digitsOf(target.value)), 'typed')}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('attributeForm.removeRow', { row: at + 1 })}
              disabled={disabled || rows.length === 1}
              onClick={() =>
                onEdit(
                  rows.filter((_, other) => other !== at),
                  'typed',
                )
              }
            />
          </div>
          {problemOf(at)}
        </div>
      ))}
      <div className={styles.shareFoot}>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={disabled || rows.length >= most}
          onClick={() => onEdit([...rows, { attributeId: field.id }], 'typed')}
        >
          {t('attributeForm.addRow')}
        </Button>
        {field.sumsTo100 && (
          <Missing
            rows={rows}
            disabled={disabled}
            onFill={(number) => put(rows.length - 1, numberOf(rows.at(-1)!, number), 'typed')}
          />
        )}
      </div>
    </div>
  );
}

interface MissingProps {
  rows: readonly AttributeRow[];
  disabled: boolean;
  /** Called with what the last row has to hold. */
  onFill: (number: string) => void;
}

/** What the shares lack to make 100, as soon as there is one, and a button that gives it to the last row. */
function Missing({ rows, disabled, onFill }: MissingProps) {
  const t = useT();
  const missing = missingShare(rows);
  if (missing === '0' || rows.every(({ number }) => !number)) return null;
  const rest = missingShare(rows.slice(0, -1));
  const isTooMuch = (compareDecimals(missing, '0') ?? 0) < 0;
  const canFill = (compareDecimals(rest, '0') ?? 0) > 0;
  return (
    <span className={styles.missing} role="status">
      {isTooMuch ? t('attributes.ratioTooMuch', { over: missing.slice(1) }) : t('attributes.ratioMissing', { missing })}
      {canFill && (
        <Button type="link" size="small" disabled={disabled} onClick={() => onFill(rest)}>
          {t('attributeForm.fillRest')}
        </Button>
      )}
    </span>
  );
}
