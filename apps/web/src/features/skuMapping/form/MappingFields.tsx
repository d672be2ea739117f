import { categoryModels } from '@pressroom/contract/categories/models';
import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { library } from '@pressroom/contract/library/library';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EffectPreview, ProductCodeSelect, useProductCode } from '../../categories/categories.public.tsx';
import { PicturePicker } from '../../library/library.public.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { ListingPanel } from './ListingPanel.tsx';
import styles from './MappingFields.module.css';

const previewWidth = 200;
const inOrder = ['skuId', 'shopId', 'productCode', 'printingImage'] as const;

export function MappingFields() {
  const t = useT();
  const form = Form.useFormInstance();
  const product = useProductCode(Form.useWatch<string | undefined>('productCode', form));
  const look = useLook(product, Form.useWatch<string | undefined>('shopId', form));
  const prints = [usePrint('printingImage'), usePrint('printingImage2')];
  // a SKU ID that came from an order or a mapping is not changed by a stray key
  const [isHeld, setHeld] = useState(() => Boolean(form.getFieldValue('skuId')));
  const [storeIsKnown] = useState(() => Boolean(form.getFieldValue('shopId')));
  // who opens it with a SKU ID goes on with what it stands for
  useEffect(() => {
    form.focusField(inOrder.find((field) => !form.getFieldValue(field)) ?? 'productCode');
  }, [form]);

  function change() {
    setHeld(false);
    form.focusField('skuId');
  }

  function dropSecondPrint(_code: string | undefined, chosen: ListedProductCode | undefined) {
    if (chosen?.printNum === 1) form.setFieldValue('printingImage2', undefined);
  }
  return (
    <>
      <ListingPanel />
      <div className={styles.sides}>
        <div>
          <Form.Item name="skuId" label={t('skuMapping.skuId')} required>
            <Input
              maxLength={64}
              className={styles.sku}
              readOnly={isHeld}
              // always one, so that the field is the same before and after
              suffix={isHeld ? <HeldTools onChange={change} /> : <span />}
            />
          </Form.Item>
          <Form.Item name="shopId" label={t('skuMapping.store')} required>
            <StoreSelect openOnly disabled={isHeld && storeIsKnown} />
          </Form.Item>
          <Form.Item name="productCode" label={t('skuMapping.productCode')} required>
            <ProductCodeSelect onChange={dropSecondPrint} />
          </Form.Item>
        </div>
        <figure className={styles.preview} aria-label={t('skuMapping.preview')}>
          {product ? (
            <>
              <EffectPreview product={look ?? product} prints={prints} width={previewWidth} />
              <figcaption>
                {[product.styleName, product.colorName, product.sizeName].join('-')}
                {look && look.printLocations.length < product.printNum && <div>{t('skuMapping.showsFirstPrint')}</div>}
              </figcaption>
            </>
          ) : (
            <p className={styles.nothing}>{t('skuMapping.previewEmpty')}</p>
          )}
        </figure>
      </div>
      <Form.Item name="printingImage" label={t('skuMapping.print1')} required>
        <PicturePicker
          onSecond={product?.printNum === 2 ? (id) => form.setFieldValue('printingImage2', id) : undefined}
        />
      </Form.Item>
      {product?.printNum === 2 && (
        <Form.Item name="printingImage2" label={t('skuMapping.print2')} required>
          <PicturePicker />
        </Form.Item>
      )}
    </>
  );
}

/** Copies the SKU ID, or lets it and its store be changed. */
function HeldTools({ onChange }: { onChange: () => void }) {
  const t = useT();
  const skuId = Form.useWatch<string | undefined>('skuId', Form.useFormInstance()) ?? '';
  return (
    <>
      <CopyButton text={skuId} />
      <Button type="link" size="small" onClick={onChange}>
        {t('skuMapping.changeId')}
      </Button>
    </>
  );
}

/** The address of the picture that this field of the form holds. */
function usePrint(field: 'printingImage' | 'printingImage2'): string | undefined {
  const id = Form.useWatch<string | undefined>(field, Form.useFormInstance());
  const picture = useRead(library.fileDetails, { id: id ?? '' }, { enabled: Boolean(id) });
  return id ? picture.data?.fileUrl : undefined;
}

/** The product on the mockup that the store shows it on, if it has one. */
function useLook(product: ListedProductCode | undefined, shopId: string | undefined) {
  const category = product?.productCodeCategoryId ?? '';
  const models = useRead(
    categoryModels.list,
    { productCodeCategoryId: category, shopId, pageSize: 1 },
    { enabled: Boolean(product && shopId) },
  );
  const [model] = product && shopId ? (models.data?.rows ?? []) : [];
  if (!product || model?.isDefault !== 1) return undefined;
  return { ...model, code: product.code, printLocations: model.printLocations.slice(0, product.printNum) };
}
