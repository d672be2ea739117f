import type { RoleDetails } from '@pressroom/contract/roles/roles';
import { Button } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { choicesOf } from './choices.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { selectedIn } from './roleForm.ts';
import styles from './RoleView.module.css';

interface Props {
  role: RoleDetails;
  onClose: () => void;
}

/** A role that cannot be edited: a built-in one, or one with more rights than the user. */
export function RoleView({ role, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      width={640}
      title={t('roles.lookAt', { name: role.roleName })}
      onCancel={onClose}
      footer={
        <>
          <span className={styles.history}>
            <HistoryButton object="roles" id={role.id} />
          </span>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <p className={styles.why}>{t(role.holdsEverything ? 'roles.adminIsFixed' : 'roles.aboveYours')}</p>
      {role.remark && <p className={styles.remark}>{role.remark}</p>}
      <PermissionPicker choices={choicesOf(role.permissions)} value={selectedIn(role.permissions)} />
    </Dialog>
  );
}
