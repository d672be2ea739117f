import { publishDifference } from '@pressroom/contract/publishing/acts';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { Button, Skeleton } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { type Translate, useT } from '../../i18n/i18n.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { compareListings, type FieldDifference, shownPackaging } from './compare.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import styles from './publishPreview.module.css';

/** What is published against what would be sent, and what has changed in the product since the listing was made. */
export function DifferenceView({ id }: { id: string }) {
  const t = useT();
  const { data, error, refetch } = useRead(publishDifference.difference, { id });
  if (error)
    return (
      <ErrorState
        detail={failureText(error, t)}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton active />;
  const { sent, now, changed } = data;
  const differences = sent ? compareListings(sent, now, t) : [];
  return (
    <div className={styles.differences}>
      <section>
        <h3>{t('publishPreview.difference')}</h3>
        {sent && differences.length > 0 ? (
          <DifferenceTable rows={differences} before={t('publishPreview.sent')} after={t('publishPreview.now')} />
        ) : (
          <p className={styles.soft}>{t(sent ? 'publishPreview.same' : 'publishPreview.neverSent')}</p>
        )}
      </section>
      <section>
        <h3>{t('publishPreview.changed')}</h3>
        {changed.length > 0 ? (
          <DifferenceTable
            rows={changed.map((change, at) => shownChange(change, at, t))}
            before={t('publishPreview.listing')}
            after={t('publishPreview.product')}
          />
        ) : (
          <p className={styles.soft}>{t('publishPreview.unchanged')}</p>
        )}
      </section>
    </div>
  );
}

type Change = CallOutput<typeof publishDifference.difference>['changed'][number];

const pictureFields: readonly string[] = ['mainPicture', 'pictures', 'packaging'];

/** The names that the server gives the fields. */
const fieldLabels = {
  outerBoxLength: 'publishPreview.field.outerBoxLength',
  outerBoxWidth: 'publishPreview.field.outerBoxWidth',
  outerBoxHeight: 'publishPreview.field.outerBoxHeight',
  outerBoxWeight: 'publishPreview.field.outerBoxWeight',
  productReferenceLinks: 'publishPreview.field.productReferenceLinks',
  mainPicture: 'publishPreview.field.mainPicture',
  pictures: 'publishPreview.field.pictures',
  attributes: 'publishPreview.field.attributes',
  category: 'publishPreview.field.category',
  sizeChart: 'publishPreview.field.sizeChart',
  model: 'publishPreview.field.model',
  packaging: 'publishPreview.field.packaging',
  outerPkgShape: 'packaging.shape',
  outerPkgType: 'packaging.type',
  color: 'publishPreview.color',
  size: 'publishPreview.size',
  added: 'publishPreview.field.added',
  removed: 'publishPreview.field.removed',
} as const;

const isKnown = (field: string): field is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, field);

function shownChange({ sku, field, before, after }: Change, at: number, t: Translate): FieldDifference {
  const label = isKnown(field) ? t(fieldLabels[field]) : field;
  const show = (value: string) => shownPackaging(field, value, t);
  return {
    key: String(at),
    sku,
    label,
    before: show(before),
    after: show(after),
    arePictures: pictureFields.includes(field),
  };
}
