import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';

/** Whether the store is looked at by itself; it is changed among the stores. */
export function AutoSync({ row: { ready, syncOrder, shopName } }: { row: StoreSync }) {
  const t = useT();
  const session = useSession();
  const on = syncOrder === 1;
  const state = !ready ? 'notReady' : on ? 'on' : 'off';
  const tag = (
    <StatusTag tone={state === 'on' ? 'done' : state === 'off' ? 'closed' : 'waiting'}>
      {t(`sync.auto.${state}`)}
    </StatusTag>
  );
  if (!mayOpenPage(session, '/store/index')) return tag;
  return <Link to={`/store/index?${new URLSearchParams({ name: shopName }).toString()}`}>{tag}</Link>;
}
