import { categories } from '@pressroom/contract/categories/categories';
import { Select } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';

interface Props {
  id?: string;
  /** The category's id. */
  value?: string;
  onChange?: (id: string) => void;
  disabled?: boolean;
  'aria-label'?: string;
}

export function CategorySelect(control: Props) {
  const t = useT();
  const found = useRead(categories.options, {});
  return (
    <Select
      {...control}
      loading={found.isPending}
      placeholder={t('categories.chooseCategory')}
      showSearch={{ optionFilterProp: 'label' }}
      options={(found.data ?? []).map(({ id, name, styleCode, colorCode }) => ({
        value: id,
        label: `${name} · ${styleCode}-${colorCode}`,
      }))}
    />
  );
}
