import type { Product } from '@pressroom/contract/products/product';
import type { ReactNode } from 'react';
import { type TextKey, useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../../kit/useTimeColumns.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { PictureThumbs, thumbSize } from '../../pictures/pictures.public.tsx';
import { MadeOf, ReferenceLinks } from '../../productTemplates/productTemplates.public.tsx';
import { CompletenessTags } from '../parts/CompletenessTags.tsx';
import { MissingNote } from '../parts/MissingNote.tsx';
import { PriceText } from '../parts/PriceText.tsx';
import { ProductPictureCell } from '../parts/ProductPictureCell.tsx';
import { StockText } from '../parts/StockText.tsx';
import type { Kind, Show } from './shown.ts';
import styles from './list.module.css';
import { ProductActions } from './ProductActions.tsx';
import { TemplateMoved } from './TemplateMoved.tsx';

type Spec = Product['productSpecs'][number];

/** In the order of the specification; what is missing stands beside the name. */
export function useProductColumns({ show }: { show: Show }): Column<Product>[] {
  const t = useT();
  const times = useTimeColumns();
  const column = (key: string, title: TextKey, width: number, render: Column<Product>['render']): Column<Product> => ({
    key,
    title: t(title),
    width,
    render,
  });
  /** Of the one SKU that these kinds of products have. */
  const ofSku =
    (render: (spec: Spec, product: Product) => ReactNode): Column<Product>['render'] =>
    (product) => {
      const [spec] = product.productSpecs;
      return spec && render(spec, product);
    };
  const minor = { minor: true } as const;
  const number = { align: 'end' } as const;
  return [
    {
      ...column(
        'picture',
        'products.effectDrawing',
        96,
        ofSku((spec) => <ProductPictureCell of={spec} />),
      ),
      fixed: 'start',
      height: thumbSize,
    },
    {
      ...column(
        'prints',
        'products.stampingPattern',
        // two side by side
        124,
        ofSku(({ stockImages, sku }) => (
          <PictureThumbs value={stockImages.map(({ url }) => url)} of={t('products.printsOf', { sku })} />
        )),
      ),
      ...minor,
      fixed: 'start',
    },
    {
      ...column(
        'sku',
        'products.sku',
        156,
        ofSku(({ sku }) => <strong className={styles.code}>{sku}</strong>),
      ),
      fixed: 'start',
    },
    column(
      'name',
      'products.name',
      220,
      ofSku((spec) => (
        <span className={styles.named}>
          <span className={styles.name} title={spec.name}>
            {spec.name}
          </span>
          <MissingNote of={spec} />
        </span>
      )),
    ),
    column(
      'completeness',
      'products.completeness',
      190,
      ofSku((spec, product) => (
        <CompletenessTags
          of={spec}
          onOpen={(at) => show({ dialog: product.productType as Kind, id: product.id, at })}
        />
      )),
    ),
    {
      ...column(
        'attributes',
        'products.attributes',
        130,
        ofSku((spec) => spec.productSpecInfoName),
      ),
      ...minor,
    },
    {
      ...column(
        'material',
        'products.material',
        120,
        ofSku(({ material }) => material),
      ),
      ...minor,
    },
    {
      ...column(
        'stock',
        'products.stock',
        96,
        ofSku((spec) => <StockText of={spec} />),
      ),
      ...number,
      sort: 'stock',
    },
    {
      ...column(
        'originalPrice',
        'products.originalPrice',
        164,
        ofSku((spec) => <PriceText start={spec.startOriginalPrice} end={spec.endOriginalPrice} />),
      ),
      ...number,
      sort: 'originalPrice',
      ...minor,
    },
    {
      ...column(
        'sellingPrice',
        'products.sellingPrice',
        164,
        ofSku((spec) => <PriceText start={spec.startSellingPrice} end={spec.endSellingPrice} />),
      ),
      ...number,
      sort: 'sellingPrice',
    },
    { ...column('box', 'products.box', 160, ofSku(boxText)), ...minor },
    {
      ...column(
        'weight',
        'products.weight',
        130,
        ofSku(({ outerBoxWeight }) => outerBoxWeight?.toLocaleString('en') ?? '–'),
      ),
      ...number,
      ...minor,
    },
    { ...column('spu', 'products.spu', 150, ({ spu }) => <span className={styles.code}>{spu}</span>), ...minor },
    {
      ...column(
        'productCode',
        'products.productCode',
        140,
        ofSku(({ productCode }) => productCode || '–'),
      ),
      ...minor,
    },
    {
      ...column(
        'origin',
        'products.origin',
        90,
        ofSku(({ origin }) => (origin ? t(`productTemplates.origin.${origin}`) : '–')),
      ),
      ...minor,
    },
    {
      ...column(
        'links',
        'products.links',
        190,
        ofSku((spec) => <ReferenceLinks text={spec.productReferenceLinks} />),
      ),
      ...minor,
    },
    column('status', 'ui.status', 110, ({ status }) => (
      <StatusTag tone={status === 1 ? 'done' : 'closed'}>{t(`products.status.${status}`)}</StatusTag>
    )),
    {
      ...column('classification', 'products.classification', 190, ({ categoryTemplateName: name }) => (
        <MadeOf
          page="/products/classifyingTemplate"
          search={{ fuzzy: name }}
          name={name}
          label={t('productTemplates.showCategory', { name })}
        />
      )),
      ...minor,
    },
    {
      ...column('packaging', 'products.packaging', 190, ({ outerPkgTemplateName: name }) => (
        <MadeOf
          page="/products/outerPackagingTemplate"
          search={{ name }}
          name={name}
          label={t('productTemplates.showPackaging', { name })}
        />
      )),
      ...minor,
    },
    {
      ...column('template', 'products.template', 190, (product) => (
        <TemplateMoved product={product} onTakeOver={() => show({ dialog: 'takeOver', ids: [product.id] })} />
      )),
      ...minor,
    },
    {
      ...column(
        'remark',
        'ui.remark',
        180,
        ofSku(({ remark }) => (
          <span className={styles.remark} title={remark}>
            {remark}
          </span>
        )),
      ),
      ...minor,
    },
    ...times,
    {
      ...column('actions', 'ui.actions', 150, (product) => <ProductActions product={product} show={show} />),
      fixed: 'end',
    },
  ];
}

function boxText({ outerBoxLength, outerBoxWidth, outerBoxHeight }: Spec): string {
  const sides = [outerBoxLength, outerBoxWidth, outerBoxHeight];
  return sides.every((side) => side === null) ? '–' : sides.map((side) => side ?? '–').join(' × ');
}
