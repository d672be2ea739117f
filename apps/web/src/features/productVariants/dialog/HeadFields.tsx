import { categories } from '@pressroom/contract/categories/categories';
import { type codeType, codes } from '@pressroom/contract/codes/codes';
import type { ProductDetail } from '@pressroom/contract/products/product';
import type { ProductTemplate } from '@pressroom/contract/productTemplates/productTemplates';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { LookupSelect } from '../../../kit/LookupSelect.tsx';
import { CodeSelect } from '../../codes/codes.public.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import {
  classificationLookup,
  packagingLookup,
  productTemplateLookup,
} from '../../productTemplates/productTemplates.public.tsx';
import styles from './dialog.module.css';
import { asciiOnly, type HeadValues } from './variantHead.ts';

interface Props {
  /** Present: what tells one SKU from another cannot be changed any more. */
  product: ProductDetail | undefined;
  /** Colours and sizes come to the product, made from its templates and prints as they are. */
  adding: boolean;
}

/** What the SKUs are generated from. */
export function HeadFields({ product, adding }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const [template, setTemplate] = useState<ProductTemplate>();
  const locked = product !== undefined;
  const takesTwoPrints = useTakesTwoPrints();
  const labels = template ?? product;

  function take(row: ProductTemplate | undefined) {
    if (!row) return;
    setTemplate(row);
    const { categoryTemplateId, outerPkgTemplateId } = row;
    form.setFields(
      Object.entries({ categoryTemplateId, outerPkgTemplateId }).map(([name, value]) => ({
        name,
        value,
        touched: true,
        errors: [],
      })),
    );
  }
  return (
    <div className={styles.head}>
      <Form.Item name="spu" label={t('productVariants.spu')} required normalize={asciiOnly}>
        <Input maxLength={100} disabled={locked} autoFocus={!locked} autoComplete="off" />
      </Form.Item>
      <Form.Item name="styleCode" label={t('productVariants.style')} required>
        <CodeSelect type={1} disabled={locked} />
      </Form.Item>
      <Form.Item name="colorCodes" label={t('productVariants.colors')} required className={styles.wide}>
        <CodesSelect type={2} held={product?.colorCodes} disabled={locked && !adding} />
      </Form.Item>
      <Form.Item name="sizeCodes" label={t('productVariants.sizes')} required className={styles.wide}>
        <CodesSelect type={3} held={product?.sizeCodes} disabled={locked && !adding} />
      </Form.Item>
      <Form.Item name="productTemplateId" label={t('productVariants.template')} required>
        <LookupSelect
          lookup={productTemplateLookup}
          label={template?.name ?? product?.productTemplateName}
          disabled={adding}
          onChange={(_, row) => take(row)}
        />
      </Form.Item>
      <Form.Item name="categoryTemplateId" label={t('productVariants.categoryTemplate')} required>
        <LookupSelect lookup={classificationLookup} label={labels?.categoryTemplateName} disabled={adding} />
      </Form.Item>
      <Form.Item name="outerPkgTemplateId" label={t('productVariants.packagingTemplate')} required>
        <LookupSelect lookup={packagingLookup} label={labels?.outerPkgTemplateName} disabled={adding} />
      </Form.Item>
      <Form.Item name="stockImage1" label={t('productVariants.print', { at: 1 })}>
        <PicturePicker
          allowClear
          disabled={adding}
          onSecond={takesTwoPrints ? (id) => form.setFieldValue('stockImage2', id) : undefined}
        />
      </Form.Item>
      {takesTwoPrints && (
        <Form.Item name="stockImage2" label={t('productVariants.print', { at: 2 })}>
          <PicturePicker allowClear disabled={adding} />
        </Form.Item>
      )}
    </div>
  );
}

/** Whether a category of the chosen style and colours takes a second print, or one is chosen already. */
function useTakesTwoPrints(): boolean {
  const { styleCode, colorCodes = [], stockImage2 } = (Form.useWatch([]) as HeadValues | undefined) ?? {};
  const { data: options } = useRead(categories.options, {});
  return (
    Boolean(stockImage2) ||
    (options ?? []).some((one) => one.styleCode === styleCode && one.printNum > 1 && colorCodes.includes(one.colorCode))
  );
}

interface CodesProps {
  id?: string;
  type: (typeof codeType.values)[number];
  /** Those that stay chosen. */
  held?: readonly string[];
  value?: string[];
  onChange?: (codes: string[]) => void;
  disabled?: boolean;
}

/** Several entries of the dictionary, found by code or name. */
function CodesSelect({ type, held = [], ...control }: CodesProps) {
  const entries = useRead(codes.findByType, { type });
  return (
    <Select
      {...control}
      mode="multiple"
      loading={entries.isPending}
      showSearch={{ optionFilterProp: 'label' }}
      maxTagCount="responsive"
      options={(entries.data ?? []).map(({ code, name }) => ({
        value: code,
        label: code === name ? code : `${name} ${code}`,
        disabled: held.includes(code),
      }))}
    />
  );
}
