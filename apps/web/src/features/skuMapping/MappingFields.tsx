import type { ProductCode } from '@pressroom/contract/categories/categories';
import type { SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { EffectPreview, ProductCodeSelect, useProductCode } from '../categories/categories.public.tsx';
import { PicturePicker } from '../library/library.public.tsx';
import { StoreSelect } from '../stores/stores.public.tsx';
import styles from './MappingFields.module.css';

const previewWidth = 200;

export function MappingFields({ mapping }: { mapping: SkuMappingRow | undefined }) {
  const t = useT();
  const form = Form.useFormInstance();
  const product = useProductCode(Form.useWatch<string | undefined>('productCode', form));
  const [urls, setUrls] = useState(() => urlsOf(mapping));
  const prints = [
    Form.useWatch<string | undefined>('printingImage', form),
    Form.useWatch<string | undefined>('printingImage2', form),
  ].map((id) => (id === undefined ? undefined : urls[id]));

  function dropSecondPrint(_code: string | undefined, chosen: ProductCode | undefined) {
    if (chosen?.printNum === 1) form.setFieldValue('printingImage2', undefined);
  }
  return (
    <>
      <Form.Item name="skuId" label={t('skuMapping.skuId')} required>
        <Input maxLength={64} autoFocus className={styles.sku} />
      </Form.Item>
      <Form.Item name="shopId" label={t('skuMapping.store')} required>
        <StoreSelect openOnly />
      </Form.Item>
      <Form.Item name="productCode" label={t('skuMapping.productCode')} required>
        <ProductCodeSelect onChange={dropSecondPrint} />
      </Form.Item>
      <div className={styles.sides}>
        <div>
          <Form.Item name="printingImage" label={t('skuMapping.print1')} required>
            <PicturePicker onChange={remember} />
          </Form.Item>
          {product?.printNum === 2 && (
            <Form.Item name="printingImage2" label={t('skuMapping.print2')}>
              <PicturePicker onChange={remember} />
            </Form.Item>
          )}
        </div>
        <figure className={styles.preview}>
          <figcaption>{t('skuMapping.preview')}</figcaption>
          {product ? (
            <EffectPreview product={product} prints={prints} width={previewWidth} />
          ) : (
            <p className={styles.nothing}>{t('skuMapping.previewEmpty')}</p>
          )}
        </figure>
      </div>
    </>
  );

  function remember(id: string | undefined, picture: { fileUrl: string } | undefined) {
    if (id !== undefined && picture) setUrls((known) => ({ ...known, [id]: picture.fileUrl }));
  }
}

/** The addresses of the prints that the mapping has, by their ids. */
function urlsOf(mapping: SkuMappingRow | undefined): Readonly<Record<string, string>> {
  if (!mapping) return {};
  const { printingImage, printingUrl, printingImage2, printingUrl2 } = mapping;
  return { [printingImage]: printingUrl, ...(printingImage2 && printingUrl2 && { [printingImage2]: printingUrl2 }) };
}
