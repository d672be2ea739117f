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
  const { told, judged, known } = useListing();
  const { listing, picture } = told.data ?? {};
  const wrong = failureText(told.error, t);
  const contradictions = judged.data?.contradictions ?? [];
  return (
    <section
      className={styles.panel}
      aria-label={t('skuMapping.listing')}
      aria-busy={told.isFetching || judged.isFetching}
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
      {told.isLoading && <Spin size="small" />}
      {wrong && <p className={styles.wrong}>{wrong}</p>}
      {listing === null && <p className={styles.soft}>{t('skuMapping.listingUnknown')}</p>}
      {listing && <ListingFactsView listing={listing} />}
      {contradictions.length > 0 && <ContradictionList contradictions={contradictions} />}
    </section>
  );
}

type Field = 'shopId' | 'skuId' | 'productCode' | 'printingImage' | 'printingImage2';

/** The listing waits for the SKU id and the store alone; what it contradicts is asked with every choice. */
function useListing() {
  const form = Form.useFormInstance();
  const valueOf = (field: Field) => form.getFieldValue(field) as string | undefined;
  Form.useWatch([], form);
  const skuId = useDebounced(valueOf('skuId')?.trim() ?? '');
  const pair = { shopId: valueOf('shopId') ?? '', skuId };
  const known = pair.shopId !== '' && skuId !== '';
  const told = useRead(skuMapping.judgeDraft, pair, { enabled: known });
  const chosen = {
    productCode: valueOf('productCode'),
    printingImage: valueOf('printingImage'),
    printingImage2: valueOf('printingImage2'),
  };
  const complete = Boolean(told.data?.listing && chosen.productCode && chosen.printingImage);
  const judged = useRead(skuMapping.judgeDraft, { ...pair, ...chosen }, { enabled: known && complete });
  return { told, judged, known };
}
