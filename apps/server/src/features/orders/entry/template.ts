import { inWords, type Translate } from '../../../platform/i18n.ts';
import { columnName, headerOf } from '../../../platform/spreadsheet/importSheet.ts';
import { type SheetContent, writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { importColumns, importKeys, type ImportKey } from './sheet.ts';

const kinds: Partial<Record<ImportKey, 'number' | 'dateTime'>> = {
  num: 'number',
  orderTime: 'dateTime',
  deliveryTimeLimit: 'dateTime',
};

const examples: Partial<Record<ImportKey, string | number>>[] = [
  {
    thirdOrderNumber: 'PO-211-08427713645110',
    store: 'My Store',
    labelType: '1',
    skuId: '17592304881155',
    num: 1,
    carrierName: 'UPS',
    trackingNumber: '1Z999AA10123456784',
  },
  {
    thirdOrderNumber: 'WEB-10021',
    store: 'My Store',
    labelType: '2',
    num: 2,
    productCode: 'TEE-BLK-M',
    print1: 'tiger_front',
    print2: 'dragon_back',
    recipientsName: 'Maria Gonzalez',
    recipientsPhone: '+1 512 555 0142',
    recipientsCountry: 'US',
    recipientsProvinces: 'TX',
    recipientsCity: 'Austin',
    recipientsPostcode: '78704',
    recipientsAddress: '1804 Kinney Ave',
    recipientsAddress2: 'Unit B',
  },
];

/** An empty sheet to fill, one with examples, and one that explains each column: a file, so its words are made here. */
export function importTemplate(t: Translate): Promise<Buffer> {
  const columns = importKeys.map((key) => ({
    header: headerOf(importColumns[key]),
    kind: kinds[key] ?? ('text' as const),
    width: key.startsWith('recipientsAddress') ? 32 : 20,
    ...(key === 'labelType' && { choices: ['1', '2'] }),
  }));
  const sheets: SheetContent[] = [
    { name: '订单 Orders', columns, rows: [], blankRows: 200 },
    { name: '示例 Example', columns, rows: examples.map((example) => importKeys.map((key) => example[key] ?? '')) },
    {
      name: '说明 Columns',
      columns: [
        { header: t('orderImport.about.column'), width: 24 },
        { header: t('orderImport.about.required'), width: 16 },
        { header: t('orderImport.about.meaning'), width: 90 },
      ],
      rows: importKeys.map((key) => [
        inWords(columnName(importColumns[key]), t),
        t(`orderImport.needed.${neededWhen(key)}`),
        t(`orderImport.about.${key}`),
      ]),
    },
  ];
  return writeWorkbook(sheets);
}

function neededWhen(key: ImportKey): 'always' | 'product' | 'ownLabel' | 'never' {
  if ('required' in importColumns[key]) return 'always';
  if (['skuId', 'productCode', 'print1'].includes(key)) return 'product';
  return key.startsWith('recipients') && key !== 'recipientsAddress2' ? 'ownLabel' : 'never';
}
