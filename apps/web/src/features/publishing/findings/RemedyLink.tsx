import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PublishingSettingsDialog } from '../../storePublishing/storePublishing.public.tsx';
import { type Mended, remedyOf } from './remedy.ts';

interface Props {
  place: FindingPlace;
  listing: Mended;
  /** Opens the listing's editor at the field; absent: it cannot be edited now. */
  onMend?: ((place: FindingPlace) => void) | undefined;
}

/** Leads to where a problem is mended, for those who may go there. */
export function RemedyLink({ place, listing, onMend }: Props) {
  const t = useT();
  const session = useSession();
  const remedy = remedyOf(place, listing);
  if (!remedy) {
    return (
      onMend && (
        <Button type="link" size="small" onClick={() => onMend(place)}>
          {t('publishing.mendHere')}
        </Button>
      )
    );
  }
  if (!mayOpenPage(session, remedy.page)) return null;
  if (place.part === 'settings') return <SettingsButton listing={listing} />;
  return <Link to={`${remedy.page}?${new URLSearchParams(remedy.search).toString()}`}>{t(remedy.label)}</Link>;
}

/** Opens the store's publishing settings in place. */
function SettingsButton({ listing: { storeId, storeName } }: { listing: Mended }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {t('publishing.openSettings')}
      </Button>
      <Suspense>
        {open && <PublishingSettingsDialog store={{ id: storeId, name: storeName }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
