import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import type { ListingTab, Show } from '../parts/shown.ts';
import { ListingForm } from './ListingForm.tsx';
import { dialogWidth } from './ListingTabs.tsx';
import { ListingView } from './ListingView.tsx';

interface Props {
  id: string;
  tab?: ListingTab;
  /** What the dialog opens at. */
  at?: FindingPlace;
  show: Show;
  onClose: () => void;
}

/** One listing: to edit, or to look at while it is on its way. */
export function ListingDialog({ id, tab, at, show, onClose }: Props) {
  const t = useT();
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  // not kept when the dialog closes: who edits begins with what stands at that moment
  const detail = useQuery({ ...readOf(publishProducts.detail, { id }), gcTime: 0, staleTime: Infinity });
  const [listing] = detail.data?.publishProducts ?? [];
  if (!listing) {
    return <FetchingDialog title={t('publishing.fetching')} answer={detail} onClose={onClose} width={dialogWidth} />;
  }
  if (listing.publishStatus === 2) return <ListingView listing={listing} tab={tab} show={show} onClose={onClose} />;
  return (
    <ListingForm
      key={round}
      listing={listing}
      tab={tab}
      at={at}
      onDiscard={() => setRound(round + 1)}
      onClose={onClose}
    />
  );
}
