import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { type Mended, remedyOf } from './remedy.ts';

interface Props {
  place: FindingPlace;
  listing: Mended;
  /** Opens the listing's editor at the field; absent: it cannot be edited now. */
  onMend?: (place: FindingPlace) => void;
}

/** Leads to where a problem is mended, for those who may go there. */
export function RemedyLink({ place, listing, onMend }: Props) {
  const t = useT();
  const session = useSession();
  const remedy = remedyOf(place.part, listing);
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
  return <Link to={`${remedy.page}?${new URLSearchParams(remedy.search).toString()}`}>{t(remedy.label)}</Link>;
}
