import { roles } from '@pressroom/contract/roles/roles';
import { Select } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (roleId: string | undefined) => void;
}

/** Looks for the users of any role, also of one that the reader may not give. */
export function RoleFilter(control: Props) {
  const t = useT();
  const { data, isLoading } = useRead(roles.dropDownList, {});
  return (
    <Select
      {...control}
      allowClear
      placeholder={t('ui.all')}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.map(({ id, roleName }) => ({ value: id, label: roleName }))}
    />
  );
}
