import { Button, Input, Popover, Select } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { numeric } from '../grid/gridParts.ts';
import { type Change, changedFor } from '../sheet/setFor.ts';
import type { Edit, SheetColumn, SheetRow } from '../sheet/sheet.ts';
import styles from './dialog.module.css';

interface VariantRow extends SheetRow {
  colorCode: string;
  colorName: string;
  sizeCode: string;
  sizeName: string;
}

interface Props {
  columns: readonly (SheetColumn & { title: string })[];
  rows: readonly VariantRow[];
  /** The column that is set unless another one is chosen. */
  active: string;
  onEdit: (edits: readonly Edit[]) => void;
}

/** Sets a column for all rows, or for those of some colours or sizes. */
export function SetForButton(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
      title={t('productVariants.setFor')}
      content={open && <SetForForm {...props} onDone={() => setOpen(false)} />}
    >
      <Button size="small" aria-expanded={open} disabled={props.rows.length === 0}>
        {t('productVariants.setFor')}
      </Button>
    </Popover>
  );
}

const ways = ['set', 'add', 'percent'] as const;

function SetForForm({ columns, rows, active, onEdit, onDone }: Props & { onDone: () => void }) {
  const t = useT();
  const [name, setName] = useState(active);
  const [how, setHow] = useState<Change['how']>('set');
  const [given, setGiven] = useState('');
  const [colors, setColors] = useState<string[]>([]);
  const [sizes, setSizes] = useState<string[]>([]);
  const column = columns.find((one) => one.name === name)!;
  const way = numeric(column) ? how : 'set';
  const takes = ({ colorCode, sizeCode }: Pick<VariantRow, 'colorCode' | 'sizeCode'>) =>
    (colors.length === 0 || colors.includes(colorCode)) && (sizes.length === 0 || sizes.includes(sizeCode));
  const taken = rows.filter(takes).length;
  const edits = changedFor(rows, column, { change: { how: way, given }, takes: (row) => takes(row as VariantRow) });
  const options = (kind: 'color' | 'size') =>
    [...new Map(rows.map((row) => [row[`${kind}Code`], row[`${kind}Name`]]))].map(([value, label]) => ({
      value,
      label,
    }));

  return (
    <form
      className={styles.setFor}
      onSubmit={(event) => {
        event.preventDefault();
        // the form of the dialog around is another one
        event.stopPropagation();
        onEdit(edits);
        onDone();
      }}
    >
      <Select
        aria-label={t('productVariants.setColumn')}
        value={name}
        onChange={setName}
        options={columns.map((one) => ({ value: one.name, label: one.title }))}
      />
      <Select
        aria-label={t('productVariants.setHow')}
        value={way}
        disabled={!numeric(column)}
        onChange={setHow}
        options={ways.map((value) => ({ value, label: t(`productVariants.setHow.${value}`) }))}
      />
      {column.choices ? (
        <Select
          aria-label={t('productVariants.setValue')}
          value={given || undefined}
          onChange={setGiven}
          options={column.choices.map(({ value, words }) => ({ value, label: words[0] }))}
        />
      ) : (
        <Input
          aria-label={t('productVariants.setValue')}
          value={given}
          autoFocus
          suffix={way === 'percent' ? '%' : undefined}
          onChange={({ target: { value } }) => setGiven(value)}
        />
      )}
      <Select
        mode="multiple"
        aria-label={t('productVariants.colors')}
        placeholder={t('productVariants.allColors')}
        value={colors}
        onChange={setColors}
        options={options('color')}
      />
      <Select
        mode="multiple"
        aria-label={t('productVariants.sizes')}
        placeholder={t('productVariants.allSizes')}
        value={sizes}
        onChange={setSizes}
        options={options('size')}
      />
      <Button type="primary" htmlType="submit" disabled={edits.length === 0}>
        {t('productVariants.setRows', { count: edits.length, of: taken })}
      </Button>
    </form>
  );
}
