import { importCode } from '@pressroom/contract/products/sheets';
import type { MessageKey } from '@pressroom/contract/messages';
import { saleState } from '@pressroom/contract/productTemplates/form';
import { inWords, type Translate } from '../../../platform/i18n.ts';
import { columnName, headerOf, type ImportColumn } from '../../../platform/spreadsheet/importSheet.ts';
import { type SheetColumn, writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { combinationColumns, type SheetColumnKey, singleColumns } from './columns.ts';

const blankRows = 200;
const singleExamples: Partial<Record<SheetColumnKey, string>>[] = [
  {
    spu: 'TIGER-TEE',
    sku: 'TIGER-TEE-BLK-M',
    name: 'Tiger Tee Black M',
    template: 'T-shirt',
    productCode: 'TEE-BLK-M',
    print1: 'tiger_front',
    print2: 'tiger_back',
    status: '1',
  },
  {
    spu: 'ROSE-TEE',
    sku: 'ROSE-TEE-WHT-L',
    name: 'Rose Tee White L',
    classification: 'Women T-shirts',
    packaging: 'Poly bag',
    productCode: 'TEE-WHT-L',
    print1: 'Flowers/rose_front',
    material: 'Cotton',
    stock: '100',
    startOriginalPrice: '18.00',
    endOriginalPrice: '24.00',
    startSellingPrice: '12.90',
    endSellingPrice: '15.90',
    outerBoxLength: '30',
    outerBoxWidth: '25',
    outerBoxHeight: '3',
    outerBoxWeight: '220',
    origin: 'CN',
    productReferenceLinks: 'https://shop.example/rose-tee',
    status: '1',
    slot1: 'Studio/rose_1\nStudio/rose_2',
    slot4: 'Studio/rose_1\nStudio/rose_2\nStudio/rose_3\nStudio/rose_4',
  },
];
const combinationExamples: typeof singleExamples = [
  {
    spu: 'COUPLE-SET',
    sku: 'COUPLE-SET',
    name: 'Tiger and Rose, set of three',
    classification: 'Women T-shirts',
    packaging: 'Poly bag',
    status: '1',
    component: 'TIGER-TEE-BLK-M',
    quantity: '2',
  },
  { spu: 'COUPLE-SET', component: 'ROSE-TEE-WHT-L', quantity: '1' },
];

/** The columns of a sheet with their headers in both languages. Choices are offered where few words are allowed. */
export function sheetColumns(code: number): { key: SheetColumnKey; column: SheetColumn }[] {
  const columns: Readonly<Record<string, ImportColumn>> =
    code === importCode.single ? singleColumns : combinationColumns;
  return Object.entries(columns).map(([key, column]) => ({
    key: key as SheetColumnKey,
    column: { header: headerOf(column), width: key.startsWith('slot') ? 28 : 20, ...choicesOf(key) },
  }));
}

function choicesOf(key: string): Pick<SheetColumn, 'choices'> {
  if (key === 'status') return { choices: [String(saleState.onSale), String(saleState.stopSale)] };
  return key === 'origin' ? { choices: ['US', 'CN'] } : {};
}

/** An empty sheet to fill, one with examples, and one that explains each column: a file, so its words are made here. */
export function productTemplate(code: number, t: Translate): Promise<Buffer> {
  const columns = sheetColumns(code);
  const own: Readonly<Record<string, ImportColumn>> = code === importCode.single ? singleColumns : combinationColumns;
  const examples = code === importCode.single ? singleExamples : combinationExamples;
  return writeWorkbook([
    { name: '产品 Products', columns: columns.map(({ column }) => column), rows: [], blankRows },
    {
      name: '示例 Example',
      columns: columns.map(({ column }) => column),
      rows: examples.map((example) => columns.map(({ key }) => example[key] ?? '')),
    },
    {
      name: '说明 Columns',
      columns: [
        { header: t('products.sheet.about.column'), width: 28 },
        { header: t('products.sheet.about.required'), width: 20 },
        { header: t('products.sheet.about.meaning'), width: 100 },
      ],
      rows: columns.map(({ key }) => [
        inWords(columnName(own[key]!), t),
        t(`products.sheet.needed.${neededWhen(key, code)}`),
        t(aboutOf(key, code)),
      ]),
    },
  ]);
}

function neededWhen(key: SheetColumnKey, code: number): 'always' | 'template' | 'never' {
  if (['spu', 'sku', 'productCode', 'component'].includes(key)) return 'always';
  if (['classification', 'packaging'].includes(key)) return 'template';
  const fromTemplate = ['material', 'origin', 'productReferenceLinks', 'slot1', 'slot4', 'slot6', 'slot7'];
  const isOfTemplate = fromTemplate.includes(key) || key.endsWith('Price') || key.startsWith('outerBox');
  return code === importCode.single && isOfTemplate ? 'template' : 'never';
}

function aboutOf(key: SheetColumnKey, code: number): MessageKey {
  if (key.startsWith('slot')) return 'products.sheet.about.slot';
  if (key.startsWith('outerBox')) return 'products.sheet.about.box';
  if (key.endsWith('Price'))
    return code === importCode.single ? 'products.sheet.about.price' : 'products.sheet.about.combinedPrice';
  return `products.sheet.about.${key}` as MessageKey;
}
