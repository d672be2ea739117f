import { inWords, type Translate } from '../../../platform/i18n.ts';
import { columnName, headerOf } from '../../../platform/spreadsheet/importSheet.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { mappingColumnKeys, mappingColumns } from './sheet.ts';

const examples = [
  ['17592304881155', 'My Store', 'TEE-BLK-M', 'tiger_front', 'dragon_back'],
  ['5230236437987443003', 'My Store', 'TEE-WHT-L', 'tiger_front', ''],
];

/** An empty sheet to fill, one with examples, and one that explains each column: a file, so its words are made here. */
export function mappingTemplate(t: Translate): Promise<Buffer> {
  const columns = mappingColumnKeys.map((key) => ({ header: headerOf(mappingColumns[key]), width: 24 }));
  return writeWorkbook([
    { name: '映射 Mappings', columns, rows: [], blankRows: 500 },
    { name: '示例 Example', columns, rows: examples },
    {
      name: '说明 Columns',
      columns: [
        { header: t('mappingImport.about.column'), width: 24 },
        { header: t('mappingImport.about.required'), width: 16 },
        { header: t('mappingImport.about.meaning'), width: 90 },
      ],
      rows: mappingColumnKeys.map((key) => [
        inWords(columnName(mappingColumns[key]), t),
        t(`mappingImport.needed.${'required' in mappingColumns[key] ? 'yes' : 'no'}`),
        t(`mappingImport.about.${key}`),
      ]),
    },
  ]);
}
