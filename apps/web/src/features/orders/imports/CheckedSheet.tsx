import { type ImportCheck, importOrdersAtOnce } from '@pressroom/contract/orders/imports';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import type { Tone } from '../../../ui/StatusTag.tsx';
import styles from './imports.module.css';
import { UnmappedSkus } from './UnmappedSkus.tsx';

/** In the order in which people need them. */
const parts = ['refused', 'existing', 'created', 'unmapped', 'printless'] as const;
type Part = (typeof parts)[number];

const tones: Readonly<Record<Part, Tone>> = {
  refused: 'alert',
  existing: 'closed',
  created: 'done',
  unmapped: 'waiting',
  printless: 'waiting',
};

interface Props {
  check: ImportCheck;
  /** Mappings were entered: the sheet is checked again. */
  onMapped: () => void;
}

/** What an import of the sheet would do. */
export function CheckedSheet({ check, onMapped }: Props) {
  const t = useT();
  const filled = parts.filter((part) => check[part].total > 0);
  const [shown, setShown] = useState<Part>(filled[0] ?? 'created');
  const { orders, lines, units, waiting, existing, refused } = check;
  const isBad = existing.total + refused.total > 0;
  const allExist = isBad && refused.total === 0 && orders === 0;
  const verdict = isBad ? t('orderImports.refused') : t('orderImports.found');
  return (
    <div className={styles.checked}>
      <SheetOutcome
        failed={isBad}
        title={allExist ? t('orderImports.allExist', { count: existing.total }) : verdict}
        counts={
          isBad
            ? []
            : [
                [t('orderImports.orders'), orders],
                [t('orderImports.lines'), lines],
                [t('orderImports.units'), units],
                [t('orderImports.waiting'), waiting],
              ]
        }
      >
        {!isBad && orders > importOrdersAtOnce && <p>{t('orderImports.large', { atOnce: importOrdersAtOnce })}</p>}
      </SheetOutcome>
      <CountTabs
        label={t('orderImports.parts')}
        shown={shown}
        onTurn={setShown}
        tabs={filled.map((part) => ({
          key: part,
          label: t(`orderImports.part.${part}`),
          tone: tones[part],
          count: check[part].total,
        }))}
      />
      <Shown check={check} part={shown} onMapped={onMapped} />
      <More {...check[shown]} />
    </div>
  );
}

function Shown({ check, part, onMapped }: Props & { part: Part }) {
  const t = useT();
  const label = t(`orderImports.part.${part}`);
  const line = t('kit.badLine');
  const [number, store] = [t('orders.number'), t('orders.store')];
  const [lines, units] = [t('orderImports.lines'), t('orderImports.units')];
  switch (part) {
    case 'refused':
      return (
        <Rows
          label={label}
          heads={[line, t('kit.badMsg')]}
          rows={check.refused.rows.map(({ lineNum, msg }) => [lineNum, msg])}
        />
      );
    case 'existing':
      return (
        <Rows
          label={label}
          heads={[line, number, store]}
          rows={check.existing.rows.map((order) => [order.lineNum, order.thirdOrderNumber, order.shopName])}
        />
      );
    case 'created':
      return (
        <Rows
          label={label}
          heads={[line, number, store, lines, units, t('orderImports.waitsFor')]}
          rows={check.created.rows.map((order) => [
            order.lineNum,
            order.thirdOrderNumber,
            order.shopName,
            order.lines,
            order.units,
            [order.waits && t('orderImports.willWait'), order.lacksPrint && t('orderImports.lacksPrint')]
              .filter(Boolean)
              .join(t('platform.separator')),
          ])}
        />
      );
    case 'unmapped':
      return <UnmappedSkus skus={check.unmapped.rows} onClosed={onMapped} />;
    case 'printless':
      return (
        <>
          <p>{t('orderImports.printlessWhy')}</p>
          <Rows
            label={label}
            heads={[line, number, store, t('orders.productCode'), t('orders.prints')]}
            rows={check.printless.rows.map((order) => [
              order.lineNum,
              order.thirdOrderNumber,
              order.shopName,
              order.productCode,
              `${order.given} / ${order.needed}`,
            ])}
          />
        </>
      );
  }
}

interface RowsProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

function Rows({ label, heads, rows }: RowsProps) {
  return (
    <PlainTable className={styles.rows} label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.slice(0, 2).join(' ')}>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function More({ rows, total }: { rows: readonly unknown[]; total: number }) {
  const t = useT();
  if (rows.length === total) return null;
  return <p className={styles.more}>{t('orderImports.first', { shown: rows.length, total })}</p>;
}
