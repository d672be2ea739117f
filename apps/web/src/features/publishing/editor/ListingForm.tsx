import type { FindingPart, FindingPlace } from '@pressroom/contract/publishing/finding';
import { cargoNoMax, descriptionMax, titleMax } from '@pressroom/contract/publishing/form';
import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { fixedFields } from '@pressroom/contract/publishing/fixed';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../../kit/FormDraft.tsx';
import { OpenAt } from '../../../kit/OpenAt.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { useBelowCost } from '../acts/useBelowCost.tsx';
import { publishReads } from '../parts/reads.ts';
import type { ListingTab } from '../parts/shown.ts';
import { Found } from './Found.tsx';
import { factsOf, fieldOf, valuesOf } from './listingForm.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingHead } from './ListingHead.tsx';
import { dialogWidth, ListingTabs } from './ListingTabs.tsx';
import { SpecSheet } from './SpecSheet.tsx';
import styles from './editor.module.css';

interface Props {
  listing: PublishProductDetail;
  tab?: ListingTab;
  /** What the form opens at. */
  at?: FindingPlace;
  onDiscard: () => void;
  onClose: () => void;
}

/** What may be changed in a listing, with what preflight found beside its fields. */
export function ListingForm({ listing, tab: first = 'detail', at: opened, onDiscard, onClose }: Props) {
  const t = useT();
  const draft = useFormDraft<PublishProductDetail>(`publishing.listing.${listing.id}`, {
    record: listing,
    aside: undefined,
  });
  const [tab, setTab] = useState(first);
  const [at, setAt] = useState(opened);
  const command = useBelowCost(
    useCommand(publishProducts.update, { success: t('publishing.saved'), invalidates: publishReads }),
  );
  const { findings } = listing;
  // it goes by its item number there
  const isKnown = listing.marketProductId !== null;
  const { fields: fixed, marketplace } = fixedFields(listing);
  const heldOf = (field: string) =>
    fixed.has(field) ? ({ readOnly: true, variant: 'filled' } as const) : { showCount: true };
  const foundOf = (part: FindingPart) =>
    findings.some(({ place }) => place.part === part) ? <Found findings={findings} part={part} /> : undefined;
  const extraOf = (part: 'title' | 'description') =>
    fixed.has(part) ? t('publishing.fixedThere', { marketplace }) : foundOf(part);
  const detail = (
    <>
      <ListingHead listing={listing} onMend={(place) => flushSync(() => setAt({ ...place }))} />
      {listing.publishStatus === 3 && <p className={styles.soft}>{t('publishing.editPublished')}</p>}
      <OpenAt key={JSON.stringify(at)} field={fieldOf(at)} />
      <Form.Item name="title" label={t('publishing.part.title')} required extra={extraOf('title')}>
        <Input maxLength={titleMax} {...heldOf('title')} />
      </Form.Item>
      <Form.Item
        name="cargoNo"
        label={t('publishing.part.cargoNo')}
        required
        extra={isKnown ? t('publishing.cargoNoFixed') : foundOf('cargoNo')}
      >
        <Input maxLength={cargoNoMax} autoComplete="off" readOnly={isKnown} variant={isKnown ? 'filled' : undefined} />
      </Form.Item>
      <Form.Item name="description" label={t('publishing.part.description')} extra={extraOf('description')}>
        <Input.TextArea maxLength={descriptionMax} autoSize={{ minRows: 2, maxRows: 8 }} {...heldOf('description')} />
      </Form.Item>
      <h3 className={styles.section}>{t('publishing.part.skus')}</h3>
      <Form.Item name="publishProductSpecs" noStyle>
        <SpecSheet listing={listing} at={at} />
      </Form.Item>
      <ListingFacts listing={listing} />
    </>
  );
  return (
    <FormDialog
      title={t('publishing.editTitle', { number: listing.cargoNo })}
      command={command}
      editing={editing(draft.record, valuesOf, (record) => factsOf(record, t))}
      extra={<HistoryButton object="publishProducts" id={listing.id} />}
      reveal={() => setTab('detail')}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      width={dialogWidth}
    >
      <FormDraft draft={draft} onDiscard={onDiscard}>
        <ListingTabs listing={listing} tab={tab} onTurn={setTab} detail={detail} />
      </FormDraft>
    </FormDialog>
  );
}
