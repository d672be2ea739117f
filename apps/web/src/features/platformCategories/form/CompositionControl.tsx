import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { compareDecimals } from '@pressroom/contract/attributes/decimals';
import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { missingShare } from '@pressroom/contract/attributes/numbers';
import { Button } from 'antd';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { ShareRow, withNumber } from './ShareRow.tsx';

interface Props extends ControlProps {
  /** What is wrong with one row, to stand under it. */
  problemsOf: (row: number) => readonly string[];
}

/** Materials with their shares: at least one row, and no more rows than there are materials. */
export function CompositionControl({ problemsOf, ...props }: Props) {
  const { id, field, rows: held, disabled, onEdit } = props;
  const t = useT();
  const rows = held.length > 0 ? held : [{ attributeId: field.id }];
  const most = Math.min(field.values.filter(({ retired }) => !retired).length, field.atMostChosen ?? Infinity);
  const rowActs = useRowActs(rows, onEdit);
  const taken = (at: number) => rows.flatMap(({ valueId }, other) => (valueId && other !== at ? [valueId] : []));

  return (
    <div className={styles.stack}>
      {rows.map((row, at) => (
        <ShareRow
          key={at}
          {...props}
          {...rowActs}
          rows={noRows}
          id={at === 0 ? id : `${id}-${at}`}
          at={at}
          row={row}
          isOnly={rows.length === 1}
          taken={taken(at).join(' ')}
          problems={problemsOf(at).join('\n')}
        />
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
            onFill={(number) => rowActs.onPut(rows.length - 1, withNumber(rows.at(-1)!, number))}
          />
        )}
      </div>
    </div>
  );
}

const noRows: readonly AttributeRow[] = [];

/** Acts that stay the same functions, so that a change in one row renders no other. */
function useRowActs(rows: readonly AttributeRow[], onEdit: ControlProps['onEdit']) {
  const now = useRef(rows);
  useLayoutEffect(() => {
    now.current = rows;
  });
  return useMemo(
    () => ({
      onPut: (at: number, row: AttributeRow) => onEdit(now.current.with(at, row), 'typed'),
      onRemove: (at: number) => onEdit(now.current.toSpliced(at, 1), 'typed'),
    }),
    [onEdit],
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
