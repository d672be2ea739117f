import { publishProducts } from '@pressroom/contract/publishing/plans';
import type { PublishSpecDetail } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReferenceLinks } from '../../productTemplates/productTemplates.public.tsx';
import { boxText, variantText } from '../parts/facts.ts';
import { Theirs } from '../parts/Theirs.tsx';
import styles from './editor.module.css';
import type { Show } from '../parts/shown.ts';
import { ListedSpecs } from './ListedSpecs.tsx';
import { PicturesBySlot } from './PicturesBySlot.tsx';

interface Props {
  listingId: string;
  specId: string;
  show: Show;
  onClose: () => void;
}

const width = 940;

/** One SKU of a listing, whole. */
export function SkuDialog({ listingId, specId, show, onClose }: Props) {
  const t = useT();
  const answer = useRead(publishProducts.detail, { id: listingId });
  const [listing] = answer.data?.publishProducts ?? [];
  const spec = listing?.publishProductSpecs.find(({ id }) => id === specId);
  if (!spec) {
    const gone = answer.data ? { error: new Error(t('publishing.skuGone')), refetch: answer.refetch } : answer;
    return <FetchingDialog title={t('publishing.skuTitle')} answer={gone} onClose={onClose} width={width} />;
  }
  return (
    <Dialog
      title={`${t('publishing.skuTitle')} · ${spec.sku}`}
      width={width}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => show({ dialog: 'listing', id: listingId })}>{t('publishing.toListing')}</Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <div className={styles.beside}>
        <Facts spec={spec} />
        <section aria-label={t('publishing.part.pictures')}>
          <PicturesBySlot images={spec.publishProductImages} of={spec.sku} />
        </section>
      </div>
      {spec.productSpecId && (
        <>
          <h3 className={styles.section}>{t('publishing.listedIn')}</h3>
          <ListedSpecs
            productSpecId={spec.productSpecId}
            listingId={listingId}
            onOpen={(id) => show({ dialog: 'listing', id })}
          />
        </>
      )}
    </Dialog>
  );
}

function Facts({ spec }: { spec: PublishSpecDetail }) {
  const t = useT();
  const { market } = spec;
  const state = (status: 1 | 2) => t(`publishing.skuState.${status}`);
  return (
    <dl className={`${styles.facts} ${styles.figures}`}>
      <dt>{t('publishing.variant')}</dt>
      <dd>{variantText(spec) || '–'}</dd>
      <dt>{t('publishing.productCode')}</dt>
      <dd>{spec.productCode || '–'}</dd>
      <dt>{t('publishing.originalPrice')}</dt>
      <dd>
        <Theirs ours={spec.originalPrice} theirs={market?.originalPrice} />
      </dd>
      <dt>{t('publishing.specialPrice')}</dt>
      <dd>
        <Theirs ours={spec.specialPrice} theirs={market?.specialPrice} />
      </dd>
      <dt>{t('publishing.realStock')}</dt>
      <dd>
        <Theirs ours={spec.realStock} theirs={market?.realStock} />
      </dd>
      <dt>{t('ui.status')}</dt>
      <dd>
        <Theirs ours={state(spec.status)} theirs={market?.status && state(market.status)} />
      </dd>
      <dt>{t('publishing.box')}</dt>
      <dd>{boxText(spec)}</dd>
      <dt>{t('publishing.cell.outerBoxWeight')}</dt>
      <dd>{spec.outerBoxWeight?.toLocaleString('en') ?? '–'}</dd>
      <dt>{t('publishing.marketSku')}</dt>
      <dd>{market?.skuId || '–'}</dd>
      <dt>{t('publishing.cell.productReferenceLinks')}</dt>
      <dd>{spec.productReferenceLinks ? <ReferenceLinks text={spec.productReferenceLinks} /> : '–'}</dd>
    </dl>
  );
}
