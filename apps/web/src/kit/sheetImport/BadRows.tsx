import type { BadRow } from '@pressroom/contract/fields/outcomes';
import { Button } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { ToneMark } from '../../ui/StatusTag.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './SheetImport.module.css';

interface Props {
  fileName: string;
  msg: string;
  rows: readonly BadRow[];
}

/** Lists the lines that must be corrected, by their numbers in the sheet. */
export function BadRows({ fileName, msg, rows }: Props) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className={styles.bad} role="alert">
      <header>
        <ToneMark tone="alert" />
        <strong>{msg}</strong>
        <span>{fileName}</span>
        {rows.length > 0 && (
          <Button size="small" onClick={() => void copy(rows.map((row) => `${row.lineNum}\t${row.msg}`))}>
            {t('kit.copyAll')}
          </Button>
        )}
      </header>
      {rows.length > 0 && (
        <PlainTable className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{t('kit.badLine')}</th>
              <th scope="col">{t('kit.badMsg')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${row.lineNum}-${at}`}>
                <td>{row.lineNum}</td>
                <td>{row.msg}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </div>
  );
}
