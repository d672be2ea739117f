import { account } from '@pressroom/contract/account/account';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { passwordChange } from './passwordChange.ts';

const changePassword = { ...account.changePassword, input: passwordChange };

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const command = useCommand(changePassword, {
    success: t('account.passwordChanged'),
    invalidates: [account.sessions],
  });
  return (
    <FormDialog title={t('account.changePassword')} command={command} onClose={() => onClose()} width={420}>
      <Form.Item name="oldPassword" label={t('account.oldPassword')} required>
        <Input.Password autoComplete="current-password" maxLength={200} autoFocus />
      </Form.Item>
      <Form.Item name="newPassword" label={t('account.newPassword')} required>
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
      <Form.Item name="repeated" label={t('account.repeatPassword')} required extra={t('account.othersEnd')}>
        <Input.Password autoComplete="new-password" maxLength={18} />
      </Form.Item>
    </FormDialog>
  );
}
