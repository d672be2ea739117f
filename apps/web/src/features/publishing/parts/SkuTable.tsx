import type { PublishSpec } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { boxText, variantText } from './facts.ts';
import nested from './nested.module.css';
import styles from './parts.module.css';
import { Theirs } from './Theirs.tsx';

interface Props {
  specs: readonly PublishSpec[];
  /** Whose SKUs they are. */
  label: string;
  onOpen: (spec: PublishSpec) => void;
}

const drawnAtFirst = 60;

/** The SKUs of a listing, ours beside the marketplace's. */
export function SkuTable({ specs, label, onOpen }: Props) {
  const t = useT();
  const [all, setAll] = useState(false);
  const drawn = all ? specs : specs.slice(0, drawnAtFirst);
  return (
    <>
      <PlainTable className={`${nested.inRow} ${styles.skus}`} label={label}>
        <thead>
          <tr>
            <th scope="col">{t('products.sku')}</th>
            <th scope="col" className={styles.minor}>
              {t('publishing.variant')}
            </th>
            <th scope="col" className={styles.minor}>
              {t('publishing.productCode')}
            </th>
            <th scope="col" data-end>
              {t('publishing.originalPrice')}
            </th>
            <th scope="col" data-end>
              {t('publishing.specialPrice')}
            </th>
            <th scope="col" data-end>
              {t('publishing.realStock')}
            </th>
            <th scope="col">{t('ui.status')}</th>
            <th scope="col" className={styles.minor}>
              {t('publishing.box')}
            </th>
            <th scope="col" className={styles.minor}>
              {t('publishing.marketSku')}
            </th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {drawn.map((spec) => (
            <Row key={spec.id} spec={spec} onOpen={onOpen} />
          ))}
        </tbody>
      </PlainTable>
      {drawn.length < specs.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('publishing.allSkus', { count: specs.length })}
        </Button>
      )}
    </>
  );
}

const pictureSize = 32;

function Row({ spec, onOpen }: { spec: PublishSpec; onOpen: Props['onOpen'] }) {
  const t = useT();
  const { market, status } = spec;
  const ourShelf = t(`publishing.skuState.${status}`);
  return (
    <tr>
      <td>
        <span className={styles.sku}>
          <Thumb src={spec.mainPictureUrl || null} alt="" size={pictureSize} />
          <strong>{spec.sku}</strong>
        </span>
      </td>
      <td className={styles.minor}>{variantText(spec) || '–'}</td>
      <td className={styles.minor}>{spec.productCode || '–'}</td>
      <td data-end>
        <Theirs ours={spec.originalPrice} theirs={market?.originalPrice} />
      </td>
      <td data-end>
        <Theirs ours={spec.specialPrice} theirs={market?.specialPrice} />
      </td>
      <td data-end>
        <Theirs ours={spec.realStock} theirs={market?.realStock} />
      </td>
      <td>
        <Theirs ours={ourShelf} theirs={market?.status && t(`publishing.skuState.${market.status}`)} />
      </td>
      <td className={styles.minor}>{boxText(spec)}</td>
      <td className={styles.minor}>{market?.skuId || '–'}</td>
      <td>
        <Button
          type="link"
          size="small"
          onClick={() => onOpen(spec)}
          aria-label={t('publishing.skuOf', { sku: spec.sku })}
        >
          {t('publishing.act.detail')}
        </Button>
      </td>
    </tr>
  );
}
