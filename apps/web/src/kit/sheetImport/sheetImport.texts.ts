import { defineMessages } from '@pressroom/contract/catalogue';

/** Imports of sheets that are checked first. */
export const sheetImportTexts = defineMessages({
  'sheetImport.checking': ['正在检查，不会写入任何数据…', 'Checking. Nothing is written yet…'],
  'sheetImport.importing': ['正在导入…', 'Importing…'],
  'sheetImport.clean': ['检查完成，没有错误', 'Checked. No problems found'],
  'sheetImport.someBad': [
    '{{count}} 行有误。可先导入其余内容，再更正有误的行',
    '{{count}} lines have problems. You can import the rest now and correct these later',
    '1 line has a problem. You can import the rest now and correct it later',
  ],
  'sheetImport.onlyBad': [
    '{{count}} 行有误，没有可导入的内容',
    '{{count}} lines have problems. There is nothing else to import',
    '1 line has a problem. There is nothing else to import',
  ],
  'sheetImport.nothing': ['表格与现有数据一致，无需导入', 'Everything is up to date. There is nothing to import'],
  'sheetImport.moved': [
    '检查之后数据有变化，未导入任何内容。以下是最新的检查结果，变化的行已标出，请确认后再导入',
    'The data changed after the check, so nothing was imported. This is the new result with the changed lines marked. Review it, then import',
  ],
  'sheetImport.created': ['新增', 'New'],
  'sheetImport.changed': ['更新', 'Changed'],
  'sheetImport.unchanged': ['无变化', 'Unchanged'],
  'sheetImport.refused': ['有误', 'With problems'],
  'sheetImport.parts': ['检查结果', 'Check results'],
  'sheetImport.part.refused': ['有误的行', 'Lines with problems'],
  'sheetImport.part.changes': ['将更新', 'Changes'],
  'sheetImport.record': ['名称', 'Record'],
  'sheetImport.before': ['现在', 'Now'],
  'sheetImport.after': ['更新后', 'After import'],
  'sheetImport.movedSince': ['检查后有变化', 'Changed since the check'],
  'sheetImport.first': ['显示前 {{shown}} 行，共 {{total}} 行', 'Showing the first {{shown}} of {{total}}'],
  'sheetImport.go': ['导入 {{count}} 条', 'Import {{count}}'],
  'sheetImport.goRest': ['导入其余 {{count}} 条', 'Import the other {{count}}'],
  'sheetImport.corrected': ['下载带错误说明的表格', 'Download the sheet with its problems'],
  'sheetImport.left': [
    '{{count}} 行有误，未导入',
    '{{count}} lines with problems were not imported',
    '1 line with a problem was not imported',
  ],
});
