import type { MessageKey } from '@pressroom/contract/messages';
import { inWords, type Translate } from '../i18n.ts';
import { columnName, type ImportColumns } from './importSheet.ts';
import type { SheetContent } from './write.ts';

/** The sheet of a template that explains each of its columns. */
export function columnsSheet<Key extends string>(
  columns: ImportColumns<Key>,
  about: Readonly<Record<Key, MessageKey>>,
  t: Translate,
): SheetContent {
  const keys = Object.keys(columns) as Key[];
  return {
    name: '说明 Columns',
    columns: [
      { header: t('sheet.about.column'), width: 24 },
      { header: t('sheet.about.required'), width: 16 },
      { header: t('sheet.about.meaning'), width: 90 },
    ],
    rows: keys.map((key) => [
      inWords(columnName(columns[key]), t),
      t(`sheet.needed.${columns[key].required ? 'yes' : 'no'}`),
      t(about[key]),
    ]),
  };
}
