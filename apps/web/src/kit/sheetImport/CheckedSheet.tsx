import type { SheetCheck } from '@pressroom/contract/fields/sheetImports';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { CountTabs } from '../../ui/CountTabs.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './SheetImport.module.css';
import { SheetOutcome } from './SheetOutcome.tsx';

const parts = ['refused', 'changes'] as const;
type Part = (typeof parts)[number];

interface Props {
  check: SheetCheck;
  /** What an earlier check had told. */
  former: SheetCheck | undefined;
  children: ReactNode;
}

/** What an import of the sheet would do. */
export function CheckedSheet({ check, former, children }: Props) {
  const t = useT();
  const filled = parts.filter((part) => check[part].total > 0);
  const [turned, setTurned] = useState<Part>();
  const shown = filled.find((part) => part === turned) ?? filled[0];
  const { created, changed, unchanged, refused } = check;

  function titleOf(): string {
    const isEmpty = created + changed === 0;
    if (refused.total > 0) return t(isEmpty ? 'sheetImport.onlyBad' : 'sheetImport.someBad', { count: refused.total });
    return t(isEmpty ? 'sheetImport.nothing' : 'sheetImport.clean');
  }
  return (
    <div className={styles.checked}>
      {former && <Alert type="warning" showIcon title={t('sheetImport.moved')} />}
      <SheetOutcome
        failed={refused.total > 0}
        title={titleOf()}
        counts={[
          [t('sheetImport.created'), created],
          [t('sheetImport.changed'), changed],
          [t('sheetImport.unchanged'), unchanged],
          [t('sheetImport.refused'), refused.total],
        ]}
      />
      {children}
      {shown && (
        <>
          <CountTabs
            label={t('sheetImport.parts')}
            shown={shown}
            onTurn={setTurned}
            tabs={filled.map((part) => ({
              key: part,
              label: t(`sheetImport.part.${part}`),
              tone: part === 'refused' ? ('alert' as const) : ('done' as const),
              count: check[part].total,
            }))}
          />
          {shown === 'refused' ? <Refused check={check} /> : <Changes check={check} former={former} />}
          {check[shown].rows.length < check[shown].total && (
            <p className={styles.more}>
              {t('sheetImport.first', { shown: check[shown].rows.length, total: check[shown].total })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Refused({ check }: { check: SheetCheck }) {
  const t = useT();
  return (
    <PlainTable className={styles.rows} label={t('sheetImport.part.refused')}>
      <thead>
        <tr>
          <th scope="col">{t('kit.badLine')}</th>
          <th scope="col">{t('kit.badMsg')}</th>
        </tr>
      </thead>
      <tbody>
        {check.refused.rows.map(({ lineNum, msg }) => (
          <tr key={lineNum}>
            <td>{lineNum}</td>
            <td>{msg}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Changes({ check, former }: Omit<Props, 'children'>) {
  const t = useT();
  const told = new Map(former?.changes.rows.map(({ name, before }) => [name, before]));
  return (
    <PlainTable className={styles.rows} label={t('sheetImport.part.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('kit.badLine')}</th>
          <th scope="col">{t('sheetImport.record')}</th>
          <th scope="col">{t('sheetImport.before')}</th>
          <th scope="col">{t('sheetImport.after')}</th>
        </tr>
      </thead>
      <tbody>
        {check.changes.rows.map(({ lineNum, name, before, after }) => (
          <tr key={lineNum}>
            <td>{lineNum}</td>
            <td>
              <strong>{name}</strong>{' '}
              {former && told.get(name) !== before && (
                <StatusTag tone="waiting">{t('sheetImport.movedSince')}</StatusTag>
              )}
            </td>
            <td>{before}</td>
            <td>
              <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
