import { type RoleRow, roles } from '@pressroom/contract/roles/roles';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleView } from './RoleView.tsx';

interface Props {
  /** Absent: a new one. */
  role?: RoleRow;
  onClose: () => void;
}

/**
 * What is the role's, or the tree for a new one, is fetched before there is anything to fill in, and not kept when the
 * dialog closes: who edits begins with what stands at that moment.
 */
export function RoleDialog({ role, onClose }: Props) {
  return role ? <KnownRole role={role} onClose={onClose} /> : <NewRole onClose={onClose} />;
}

function NewRole({ onClose }: { onClose: () => void }) {
  const t = useT();
  const tree = useQuery({ ...readOf(roles.grantTree, {}), gcTime: 0 });
  if (!tree.data) return <FetchingDialog title={t('roles.add')} answer={tree} onClose={onClose} />;
  return <RoleForm nodes={tree.data} onClose={onClose} />;
}

function KnownRole({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const t = useT();
  const details = useQuery({ ...readOf(roles.details, { id: role.id }), gcTime: 0 });
  const { data } = details;
  if (!data) return <FetchingDialog title={t('roles.edit')} answer={details} onClose={onClose} />;
  if (!data.can.includes('edit')) return <RoleView role={data} onClose={onClose} />;
  return <RoleForm role={data} nodes={data.permissions} onClose={onClose} />;
}
