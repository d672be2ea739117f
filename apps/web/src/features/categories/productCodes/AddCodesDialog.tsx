import { categories, type Category } from '@pressroom/contract/categories/categories';
import { stockMax } from '@pressroom/contract/categories/productCodes';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { Form, InputNumber } from 'antd';
import { useEffect } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { CodeSelect, CodesSelect } from '../../codes/codes.public.tsx';

interface Props {
  /** Whose style and color are given. */
  category?: Pick<Category, 'styleCode' | 'colorCode'>;
  /** The category whose sizes are offered. */
  like?: Pick<Category, 'id'>;
  onClose: () => void;
}

/** Adds the product codes of a style in all combinations of the chosen colors and sizes. */
export function AddCodesDialog({ category, like, onClose }: Props) {
  const t = useT();
  const ask = useQuestion();
  const command = useCommand(categories.createProductCodes, {
    label: t('categories.addCodes'),
    success: ({ created, existing }) => t('categories.codesAdded', { count: created.length, existing }),
    invalidates: [categories.page, categories.productCodePage, codes.page],
  });
  return (
    <FormDialog
      title={t('categories.addCodes')}
      command={command}
      initial={{
        styleCode: category?.styleCode,
        colorCodes: category ? [category.colorCode] : [],
        sizeCodes: [],
        realStock: 0,
      }}
      width={520}
      onClose={(saved) => {
        onClose();
        if (!saved?.withoutCategory.length) return;
        void ask({
          title: t('categories.codesLeft', { count: saved.withoutCategory.length }),
          content: t('categories.codesLeftDetail', { codes: saved.withoutCategory.join(', ') }),
          okText: t('ui.close'),
          cancelButtonProps: { hidden: true },
        });
      }}
    >
      <Form.Item name="styleCode" label={t('categories.style')} required>
        <CodeSelect type={codeType.style} autoFocus={!category} />
      </Form.Item>
      <Form.Item name="colorCodes" label={t('categories.colors')} required>
        <CodesSelect type={codeType.colour} />
      </Form.Item>
      <Form.Item name="sizeCodes" label={t('categories.sizes')} required extra={<Combinations />}>
        <CodesSelect type={codeType.size} />
      </Form.Item>
      <Form.Item name="realStock" label={t('categories.firstStock')} required>
        <InputNumber min={0} max={stockMax} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      {like && <SizesOf category={like} />}
    </FormDialog>
  );
}

/** Fills in the sizes that another category has. */
function SizesOf({ category }: { category: Pick<Category, 'id'> }) {
  const form = Form.useFormInstance();
  const found = useRead(categories.productCodePage, { productCodeCategoryId: category.id, pageSize: 1000 }).data;
  useEffect(() => {
    const sizes = found?.rows.map(({ sizeCode }) => sizeCode) ?? [];
    if (sizes.length > 0) form.setFieldValue('sizeCodes', [...new Set(sizes)]);
  }, [form, found]);
  return null;
}

const shown = 4;

/** How many product codes the choices make, and the first of them. */
function Combinations() {
  const t = useT();
  const form = Form.useFormInstance();
  const style = Form.useWatch<string | undefined>('styleCode', form);
  const colors = Form.useWatch<string[] | undefined>('colorCodes', form) ?? [];
  const sizes = Form.useWatch<string[] | undefined>('sizeCodes', form) ?? [];
  if (!style || colors.length * sizes.length === 0) return null;
  const all = colors.flatMap((color) => sizes.map((size) => [style, color, size].join('-')));
  const first = all.slice(0, shown).join(', ');
  return t('categories.combinations', { count: all.length, codes: all.length > shown ? `${first} …` : first });
}
