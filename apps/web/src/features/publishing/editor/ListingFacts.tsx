import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { Select } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { variantText } from '../parts/facts.ts';
import styles from './editor.module.css';
import { PicturesBySlot } from './PicturesBySlot.tsx';

/** What a listing took over from its product: category, attributes, packaging and pictures. */
export function ListingFacts({ listing }: { listing: PublishProductDetail }) {
  const t = useT();
  const { categoryNames, publishProductAttrs, sizeChartName, modelName } = listing;
  const attributes = Map.groupBy(publishProductAttrs, ({ attrKeyId }) => attrKeyId);
  return (
    <>
      <h3 className={styles.section}>{t('publishing.frozen')}</h3>
      <dl className={styles.facts}>
        <dt>{t('publishing.part.category')}</dt>
        <dd>{categoryNames.join(' / ') || '–'}</dd>
        {[...attributes].map(([key, values]) => (
          <Attribute key={key} name={values[0]!.attrKeyName} values={values} />
        ))}
        {sizeChartName && (
          <>
            <dt>{t('publishing.part.sizeChart')}</dt>
            <dd>{sizeChartName}</dd>
          </>
        )}
        {modelName && (
          <>
            <dt>{t('publishing.part.model')}</dt>
            <dd>{modelName}</dd>
          </>
        )}
      </dl>
      <h3 className={styles.section}>{t('publishing.part.pictures')}</h3>
      <Pictures listing={listing} />
    </>
  );
}

type Attr = PublishProductDetail['publishProductAttrs'][number];

function Attribute({ name, values }: { name: string; values: readonly Attr[] }) {
  const t = useT();
  const text = values
    .map(({ attrValName, attrInputVal, attrUnit }) =>
      [...new Set([attrValName, attrInputVal]), attrUnit].filter(Boolean).join(' '),
    )
    .join(t('platform.separator'));
  return (
    <>
      <dt>{name}</dt>
      <dd>{text || '–'}</dd>
    </>
  );
}

/** Those of one SKU at a time. */
function Pictures({
  listing: { publishProductSpecs: specs, outerPkgImages, name },
}: {
  listing: PublishProductDetail;
}) {
  const t = useT();
  const [id, setId] = useState(specs[0]?.id);
  const spec = specs.find((one) => one.id === id);
  return (
    <>
      {specs.length > 1 && (
        <Select
          className={styles.of}
          aria-label={t('products.sku')}
          value={id}
          onChange={setId}
          showSearch={{ optionFilterProp: 'label' }}
          options={specs.map((one) => ({
            value: one.id,
            label: [one.sku, variantText(one)].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {spec && <PicturesBySlot images={spec.publishProductImages} of={spec.sku} />}
      {outerPkgImages && <PicturesBySlot packaging={outerPkgImages} images={[]} of={name} />}
    </>
  );
}
