import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { Button, Input } from 'antd';
import { memo, useMemo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { digitsOf } from './digits.ts';
import { Problems } from './Problems.tsx';
import { SelectControl } from './SelectControl.tsx';

interface Props extends ControlProps {
  at: number;
  row: AttributeRow;
  isOnly: boolean;
  /** The materials of the other rows, as one text: the same text renders nothing anew. */
  taken: string;
  /** One a line. */
  problems: string;
  onPut: (at: number, row: AttributeRow) => void;
  onRemove: (at: number) => void;
}

export function withNumber(row: AttributeRow, number: string): AttributeRow {
  const { number: _, ...rest } = row;
  return number === '' ? rest : { ...rest, number };
}

/** One material with its share. */
export const ShareRow = memo(function ShareRow({ at, row, isOnly, taken, problems, onPut, onRemove, ...props }: Props) {
  const { name, field, invalid, disabled, describedBy } = props;
  const t = useT();
  // two attributes of one form may give the same titles
  const titled = (untitled: 'attributeForm.row' | 'attributeForm.share', title: string | undefined) =>
    title ? t('attributeForm.titledRow', { name, title, row: at + 1 }) : t(untitled, { name, row: at + 1 });
  const takenIds = useMemo(() => new Set(taken.split(' ')), [taken]);
  return (
    <div data-row={at}>
      <div className={styles.share}>
        <SelectControl
          {...props}
          name={titled('attributeForm.row', field.valueTitle)}
          rows={row.valueId ? [row] : []}
          taken={takenIds}
          onEdit={([chosen]) => {
            const { valueId: _, ...rest } = row;
            onPut(at, chosen?.valueId ? { ...rest, valueId: chosen.valueId } : rest);
          }}
        />
        <Input
          inputMode="decimal"
          aria-label={titled('attributeForm.share', field.numberTitle)}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          status={invalid ? 'error' : undefined}
          disabled={disabled}
          suffix={field.units[0] ?? (field.sumsTo100 ? '%' : undefined)}
          value={row.number ?? ''}
          onChange={({ target }) => onPut(at, withNumber(row, digitsOf(target.value)))}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('attributeForm.removeRow', { row: at + 1 })}
          disabled={disabled || isOnly}
          onClick={() => onRemove(at)}
        />
      </div>
      <Problems texts={problems === '' ? [] : problems.split('\n')} />
    </div>
  );
});
