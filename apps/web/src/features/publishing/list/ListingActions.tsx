import MoreOutlined from '@ant-design/icons/MoreOutlined';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { memo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { type ActName, mayDo } from '../acts/acts.ts';
import type { ListingActs } from '../acts/useListingActs.ts';
import type { Show } from '../parts/shown.ts';

interface Props {
  listing: PublishProduct;
  acts: ListingActs;
  show: Show;
}

/** The first that a listing allows is a button in its row. */
const first: readonly ActName[] = ['publish', 'republish', 'list', 'remove'];
const rest: readonly ActName[] = ['price', 'stock', 'check', 'preflight', 'refreeze', 'republish'];

export const ListingActions = memo(function ListingActions({ listing, acts, show }: Props) {
  const t = useT();
  const { id, cargoNo, publishStatus } = listing;
  const main = first.find((act) => mayDo(act, listing));
  const act = (name: ActName) => ({
    label: t(`publishing.act.${name}`),
    run: () => acts.start(name, [listing]),
    danger: name === 'delete',
  });
  const isEdited = publishStatus === 1 || publishStatus === 4;
  return (
    <RowActions>
      {main && (
        <Button type="link" size="small" disabled={acts.busy} onClick={() => acts.start(main, [listing])}>
          {t(`publishing.act.${main}`)}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => show({ dialog: 'listing', id })}>
        {t(isEdited ? 'ui.edit' : 'publishing.act.detail')}
      </Button>
      <ActMenu
        bare
        label={t('publishing.moreOf', { number: cargoNo })}
        icon={<MoreOutlined />}
        acts={[
          ...rest.filter((name) => name !== main && mayDo(name, listing)).map(act),
          { label: t('publishing.listingTab.timeline'), run: () => show({ dialog: 'listing', id, tab: 'timeline' }) },
          {
            label: t('publishing.history'),
            run: () => show({ dialog: 'history', object: 'publishProducts', id }),
          },
          ...(mayDo('delete', listing) ? [act('delete')] : []),
        ]}
      />
    </RowActions>
  );
});
