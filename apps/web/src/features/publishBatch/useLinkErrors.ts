import { useMemo } from 'react';
import { cargoNoMax, titleMax } from '@pressroom/contract/publishing/form';
import { useT } from '../../i18n/i18n.ts';
import { linkColumns, type LinkRow, problemsOfLink, takenTwice } from './links.ts';

type Errors = Readonly<Record<string, string>> | undefined;

/** What is wrong with a link, in words: by itself, beside the others, or as the server said of the same item number. */
export function useLinkErrors(
  rows: readonly LinkRow[],
  refused: ReadonlyMap<string, { cargoNo: string; msg: string }>,
): (row: LinkRow) => Errors {
  const t = useT();
  const twice = useMemo(() => takenTwice(rows), [rows]);
  return (row) => {
    const found = problemsOfLink(row);
    const said = refused.get(row.key);
    const errors: Record<string, string> = {};
    for (const column of linkColumns) {
      const key = found[column];
      if (key) errors[column] = t(key, { max: column === 'title' ? titleMax : cargoNoMax });
    }
    if (twice.has(row.key)) errors['cargoNo'] ??= t('publishBatch.cargoNoTwice');
    if (said && said.cargoNo === row.cells.cargoNo) errors['cargoNo'] ??= said.msg;
    return Object.keys(errors).length > 0 ? errors : undefined;
  };
}
