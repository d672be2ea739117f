import type { PublishProductDetail, PublishSpecDetail } from '@pressroom/contract/publishing/listing';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import { Gallery } from './Gallery.tsx';
import { attributesOf, chosenSpec, lookOf, optionsOf, picturesOf, valueOf } from './looks.ts';
import styles from './publishPreview.module.css';

type Width = 'desktop' | 'phone';

/** How the listing will look to a buyer: pictures, options, price and description in the places of its marketplace. */
export function ListingPreview({ listing }: { listing: PublishProductDetail }) {
  const t = useT();
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <section className={styles.preview} aria-label={t('publishPreview.preview')}>
      <div className={styles.tools}>
        <span className={styles.soft}>{t('publishPreview.note')}</span>
        <Segmented<Width>
          aria-label={t('publishPreview.width')}
          value={width}
          onChange={setWidth}
          options={(['desktop', 'phone'] as const).map((one) => ({ value: one, label: t(`publishPreview.${one}`) }))}
        />
      </div>
      <Page key={listing.id} listing={listing} width={width} />
    </section>
  );
}

function Page({ listing, width }: { listing: PublishProductDetail; width: Width }) {
  const t = useT();
  const specs = listing.publishProductSpecs;
  const [chosen, choose] = useState({
    color: specs[0] ? valueOf(specs[0], 'color') : '',
    size: specs[0] ? valueOf(specs[0], 'size') : '',
  });
  const look = lookOf(listing);
  const spec = chosenSpec(specs, chosen);
  const gallery = spec ? picturesOf(spec, look.gallery) : [];
  const shown = gallery.length > 0 ? gallery : [spec?.mainPictureUrl ?? listing.mainPictureUrl].filter(Boolean);
  return (
    <article className={styles.page} data-width={width}>
      <Gallery key={spec?.id} pictures={shown} thumbs={width === 'phone' ? 'below' : look.thumbs} />
      <div className={styles.offer}>
        <h3>{listing.title}</h3>
        <p className={styles.soft}>
          {t('publishPreview.cargoNo')} {listing.cargoNo}
          {spec && ` · ${t('publishPreview.sku')} ${spec.sku}`}
        </p>
        {spec && <Price spec={spec} />}
        <Options listing={listing} spec={spec} onChoose={(change) => choose({ ...chosen, ...change })} />
        <Details listing={listing} />
      </div>
      <Below pictures={spec ? picturesOf(spec, look.below) : []} />
    </article>
  );
}

function Price({ spec: { originalPrice, specialPrice, realStock } }: { spec: PublishSpecDetail }) {
  const t = useT();
  const asked = specialPrice ?? originalPrice;
  return (
    <p className={styles.price}>
      {asked === null ? <span className={styles.soft}>{t('publishPreview.noPrice')}</span> : <strong>${asked}</strong>}
      {specialPrice !== null && originalPrice !== null && <s>${originalPrice}</s>}
      <span className={styles.soft}>
        {realStock > 0 ? t('publishPreview.stock', { count: realStock }) : t('publishPreview.soldOut')}
      </span>
    </p>
  );
}

interface OptionsProps {
  listing: PublishProductDetail;
  spec: PublishSpecDetail | undefined;
  onChoose: (change: { color?: string; size?: string }) => void;
}

function Options({ listing, spec, onChoose }: OptionsProps) {
  const t = useT();
  const specs = listing.publishProductSpecs;
  const { option } = lookOf(listing);
  const color = spec ? valueOf(spec, 'color') : '';
  const size = spec ? valueOf(spec, 'size') : '';
  const colors = optionsOf(specs, 'color').map((value) => {
    const own = specs.find((one) => valueOf(one, 'color') === value)!;
    return { value, picture: picturesOf(own, [option])[0] ?? own.mainPictureUrl };
  });
  const sizes = optionsOf(
    specs.filter((one) => valueOf(one, 'color') === color),
    'size',
  );
  return (
    <>
      {colors.length > 0 && (
        <fieldset className={styles.options}>
          <legend>
            {t('publishPreview.color')}: {color}
          </legend>
          {colors.map(({ value, picture }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === color}
              aria-label={value}
              title={value}
              onClick={() => onChoose({ color: value })}
            >
              <Thumb src={picture} alt="" size={44} />
            </button>
          ))}
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset className={styles.options}>
          <legend>
            {t('publishPreview.size')}: {size}
          </legend>
          {sizes.map((value) => (
            <button key={value} type="button" aria-pressed={value === size} onClick={() => onChoose({ size: value })}>
              {value}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Details({
  listing: { description, publishProductAttrs, sizeChartName, modelName },
}: Pick<OptionsProps, 'listing'>) {
  const t = useT();
  return (
    <>
      {description && (
        <section className={styles.text}>
          <h4>{t('publishPreview.description')}</h4>
          <p>{description}</p>
        </section>
      )}
      {publishProductAttrs.length > 0 && (
        <section className={styles.text}>
          <h4>{t('publishPreview.details')}</h4>
          <dl>
            {attributesOf(publishProductAttrs).map(({ id, name, text }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {(sizeChartName || modelName) && (
        <p className={styles.soft}>{[sizeChartName, modelName].filter(Boolean).join(' · ')}</p>
      )}
    </>
  );
}

function Below({ pictures }: { pictures: readonly string[] }) {
  const t = useT();
  if (pictures.length === 0) return null;
  return (
    <div className={styles.below}>
      {pictures.map((picture, at) => (
        <Thumb key={picture} src={picture} alt={t('publishPreview.picture', { count: at + 1 })} size={240} />
      ))}
    </div>
  );
}
