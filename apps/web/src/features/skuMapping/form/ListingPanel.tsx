import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Form, Spin } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { ContradictionList } from '../contradictions/ContradictionList.tsx';
import { ListingFactsView } from '../contradictions/ListingFactsView.tsx';
import styles from './ListingPanel.module.css';

/** What the listing says of the SKU id in the form and, once all is chosen, where it contradicts it. */
export function ListingPanel() {
  const t = useT();
  const { listingRead, draftRead, known } = useListing();
  const { listing, picture } = listingRead.data ?? {};
  const wrong = failureText(listingRead.error, t);
  const contradictions = draftRead.data?.contradictions ?? [];
  return (
    <section
      className={styles.panel}
      aria-label={t('skuMapping.listing')}
      aria-busy={listingRead.isFetching || draftRead.isFetching}
    >
      <div className={styles.head}>
        {t('skuMapping.listing')}
        {picture && (
          <a href={picture} target="_blank" rel="noreferrer">
            {t('skuMapping.listingPicture')}
          </a>
        )}
      </div>
      {!known && <p className={styles.soft}>{t('skuMapping.listingAwaited')}</p>}
      {listingRead.isLoading && <Spin size="small" />}
      {wrong && <p className={styles.wrong}>{wrong}</p>}
      {listing === null && <p className={styles.soft}>{t('skuMapping.listingUnknown')}</p>}
      {listing && <ListingFactsView listing={listing} />}
      {contradictions.length > 0 && <ContradictionList contradictions={contradictions} />}
    </section>
  );
}

type Field = 'shopId' | 'skuId' | 'productCode' | 'printingImage' | 'printingImage2';

/** Reads the listing once SKU id and store are known, and its contradictions again after every choice. */
function useListing() {
  const form = Form.useFormInstance();
  const valueOf = (field: Field) => form.getFieldValue(field) as string | undefined;
  Form.useWatch([], form);
  const skuId = useDebounced(valueOf('skuId')?.trim() ?? '');
  const pair = { shopId: valueOf('shopId') ?? '', skuId };
  const known = pair.shopId !== '' && skuId !== '';
  const listingRead = useRead(skuMapping.checkDraft, pair, { enabled: known });
  const chosen = {
    productCode: valueOf('productCode'),
    printingImage: valueOf('printingImage'),
    printingImage2: valueOf('printingImage2'),
  };
  const complete = Boolean(listingRead.data?.listing && chosen.productCode && chosen.printingImage);
  const draftRead = useRead(skuMapping.checkDraft, { ...pair, ...chosen }, { enabled: known && complete });
  return { listingRead, draftRead, known };
}
