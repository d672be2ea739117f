import { categories, type Category } from '@pressroom/contract/categories/categories';
import { type ProductCode, stockMax } from '@pressroom/contract/categories/productCodes';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { Form, Input, InputNumber } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { CodeSelect } from '../../codes/codes.public.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { useNextSize } from './useNextSize.ts';

interface Props {
  /** The category that a new one belongs to; absent: to be chosen. */
  category?: Pick<Category, 'id'>;
  /** What a new one starts with. */
  sizeCode?: string;
  /** Absent: a new one. */
  product?: ProductCode;
  onClose: (saved?: ProductCode) => void;
}

export function ProductCodeDialog({ category, sizeCode, product, onClose }: Props) {
  const t = useT();
  const facts = ({ sizeCode, realStock }: ProductCode) => [
    { name: 'sizeCode', label: t('categories.size'), text: sizeCode },
    { name: 'realStock', label: t('categories.realStock'), text: String(realStock) },
  ];
  const command = useCommand(product ? categories.updateProductCode : categories.createProductCode, {
    success: (saved) => t('categories.codeSaved', { code: saved.code }),
    invalidates: [categories.page, categories.productCodePage, codes.page],
  });
  const nextSize = useNextSize();
  return (
    <FormDialog
      title={t(product ? 'categories.editProductCode' : 'categories.addProductCode')}
      command={command}
      editing={editing(product, formOf, facts)}
      extra={product && <HistoryButton object="productCodes" id={product.id} />}
      initial={{ productCodeCategoryId: category?.id, sizeCode }}
      next={product ? undefined : nextSize}
      width={440}
      onClose={onClose}
    >
      <Form.Item name="productCodeCategoryId" label={t('categories.category')} required>
        <CategorySelect disabled={product !== undefined || category !== undefined} />
      </Form.Item>
      <Form.Item name="sizeCode" label={t('categories.size')} required extra={<ResultingCode />}>
        <CodeSelect type={codeType.size} autoFocus={category !== undefined && sizeCode === undefined} />
      </Form.Item>
      <Form.Item name="realStock" label={t('categories.realStock')} required>
        <InputNumber
          min={0}
          max={stockMax}
          precision={0}
          style={{ width: '100%' }}
          autoFocus={product !== undefined || sizeCode !== undefined}
        />
      </Form.Item>
      {product && <StockNote product={product} />}
    </FormDialog>
  );
}

function formOf({ id, gmtModified, productCodeCategoryId, sizeCode, realStock }: ProductCode) {
  return { id, gmtModified, productCodeCategoryId, sizeCode, realStock };
}

/** Asked where the stock is being changed. */
function StockNote({ product }: { product: ProductCode }) {
  const t = useT();
  const realStock = Form.useWatch<number | undefined>('realStock');
  if (realStock === undefined || realStock === product.realStock) return null;
  return (
    <Form.Item name="stockNote" label={t('categories.stockNote')}>
      <Input maxLength={100} placeholder={t('categories.stockNoteHint')} />
    </Form.Item>
  );
}

/** The code that the choices so far make. */
function ResultingCode() {
  const t = useT();
  const form = Form.useFormInstance();
  const id = Form.useWatch<string | undefined>('productCodeCategoryId', form);
  const sizeCode = Form.useWatch<string | undefined>('sizeCode', form);
  const category = useRead(categories.detail, { id: id ?? '' }, { enabled: id !== undefined }).data;
  if (!category) return null;
  const { styleCode, colorCode } = category;
  return t('categories.resultingCode', { code: [styleCode, colorCode, sizeCode ?? '…'].join('-') });
}
