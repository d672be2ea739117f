import type { PublishProductDetail } from '@pressroom/contract/publishing/listing';
import { Skeleton, Tabs } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { DifferenceView, ListingPreview } from '../../publishPreview/publishPreview.public.tsx';
import { type ListingTab, listingTabs } from '../parts/shown.ts';
import { Timeline } from './Timeline.tsx';

interface Props {
  listing: PublishProductDetail;
  tab: ListingTab;
  onTurn: (tab: ListingTab) => void;
  /** The form, or what stands in its place. */
  detail: ReactNode;
}

export const dialogWidth = 1080;

/** What can be seen of a listing, one beside the other. */
export function ListingTabs({ listing, tab, onTurn, detail }: Props) {
  const t = useT();
  const contents: Readonly<Record<ListingTab, ReactNode>> = {
    detail,
    preview: (
      <Suspense fallback={<Skeleton active />}>
        <ListingPreview listing={listing} />
      </Suspense>
    ),
    difference: (
      <Suspense fallback={<Skeleton active />}>
        <DifferenceView id={listing.id} />
      </Suspense>
    ),
    timeline: <Timeline id={listing.id} />,
  };
  return (
    <Tabs
      activeKey={tab}
      onChange={(next) => onTurn(next as ListingTab)}
      items={listingTabs.map((key) => ({
        key,
        label: t(`publishing.listingTab.${key}`),
        children: contents[key],
        // a field that is not there cannot be checked
        forceRender: key === 'detail',
      }))}
    />
  );
}
