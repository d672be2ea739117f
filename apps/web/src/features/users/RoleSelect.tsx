import { roles } from '@pressroom/contract/roles/roles';
import { Select } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import styles from './RoleSelect.module.css';

interface Props {
  id?: string;
  value?: string;
  onChange?: (roleId: string) => void;
}

/** A role above one's own is shown, with the reason why it cannot be chosen. */
export function RoleSelect(control: Props) {
  const t = useT();
  const { data, isLoading } = useRead(roles.dropDownList, {});
  return (
    <Select
      {...control}
      placeholder={t('users.chooseRole')}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.map(({ id, roleName, assignable }) => ({
        value: id,
        label: roleName,
        disabled: !assignable,
      }))}
      optionRender={({ label, data: { disabled } }) => (
        <>
          {label}
          {disabled && <div className={styles.why}>{t('users.roleNotYours')}</div>}
        </>
      )}
    />
  );
}
