import type { Product } from '@pressroom/contract/products/product';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../../kit/useTimeColumns.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { PictureThumbs, thumbSize } from '../../pictures/pictures.public.tsx';
import { MadeOf } from '../../productTemplates/productTemplates.public.tsx';
import type { Show } from './shown.ts';
import styles from './list.module.css';
import { VariantActions } from './VariantActions.tsx';

export function useVariantColumns({ show }: { show: Show }): Column<Product>[] {
  const t = useT();
  const times = useTimeColumns();
  // on a phone, what tells products apart stands below the SPU, line by line
  const narrow = useNarrow(600);
  const variantsOf = ({ colorCodes, sizeCodes }: Product) =>
    t('productVariants.colorsBySizes', { colors: colorCodes.length, sizes: sizeCodes.length });
  const enabledOf = ({ skuCount, enabledCount }: Product) =>
    t('productVariants.enabledOf', { count: enabledCount, total: skuCount });
  return [
    {
      key: 'pictures',
      title: t('productVariants.pictures'),
      width: 180,
      fixed: 'start',
      height: thumbSize,
      render: ({ pictureUrls, spu }) => <PictureThumbs value={pictureUrls.slice(0, narrow ? 1 : 3)} of={spu} />,
    },
    {
      key: 'spu',
      title: 'SPU',
      width: 170,
      fixed: 'start',
      render: (product) => (
        <span className={styles.stacked}>
          <span className={styles.code}>
            <strong>{product.spu}</strong>
            <CopyButton text={product.spu} />
          </span>
          {narrow && (
            <>
              <span className={styles.sizes}>{[variantsOf(product), enabledOf(product)].join(' · ')}</span>
              <Completeness product={product} />
            </>
          )}
        </span>
      ),
    },
    {
      key: 'variants',
      title: t('productVariants.variants'),
      width: 120,
      minor: true,
      render: (product) => (
        <span title={`${product.colorCodes.join(', ')}\n${product.sizeCodes.join(', ')}`}>{variantsOf(product)}</span>
      ),
    },
    {
      key: 'skus',
      title: t('productVariants.skuCount'),
      width: 110,
      minor: true,
      render: enabledOf,
    },
    {
      key: 'completeness',
      title: t('productVariants.completeness'),
      width: 186,
      minor: true,
      render: (product) => <Completeness product={product} />,
    },
    {
      key: 'template',
      title: t('productVariants.template'),
      width: 170,
      minor: true,
      render: (product) => <Template product={product} show={show} />,
    },
    { key: 'style', title: t('productVariants.style'), width: 90, minor: true, render: (row) => row.styleCode },
    {
      key: 'prints',
      title: t('productVariants.prints'),
      width: 130,
      height: thumbSize,
      minor: true,
      render: ({ stockImages, spu }) => (
        <PictureThumbs
          value={stockImages.map(({ url }) => url)}
          of={stockImages.map(({ name }) => name).join(', ') || spu}
        />
      ),
    },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 150,
      fixed: 'end',
      render: (product) => <VariantActions product={product} show={show} />,
    },
  ];
}

function Template({ product, show }: { product: Product; show: Show }) {
  const t = useT();
  const { id, productTemplateName: name, templateMoved } = product;
  return (
    <span className={styles.stacked}>
      <MadeOf
        page="/products/stencil"
        search={{ fuzzy: name }}
        name={name || '–'}
        label={t('productVariants.showTemplate', { name })}
      />
      {templateMoved && (
        <Button size="small" type="link" onClick={() => show({ dialog: 'takeOver', ids: [id] })}>
          {t('productVariants.templateMoved')}
        </Button>
      )}
    </span>
  );
}

function Completeness({ product: { sheinMissing, temuMissing } }: { product: Product }) {
  const t = useT();
  const told = (name: string, missing: number) => (
    <StatusTag tone={missing > 0 ? 'alert' : 'done'}>
      {missing > 0 ? t('productVariants.skusIncomplete', { name, count: missing }) : name}
    </StatusTag>
  );
  return (
    <span className={styles.tags}>
      {told('SHEIN', sheinMissing)}
      {told('TEMU', temuMissing)}
    </span>
  );
}
