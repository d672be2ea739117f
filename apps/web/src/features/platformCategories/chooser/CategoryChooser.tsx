import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { Cascader } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';

export interface ChosenCategory {
  /** The names from the root. */
  path: string[];
  pathIds: string[];
  productTypeId: string;
}

interface Props {
  id?: string;
  marketplace: 'shein' | 'temu';
  storeId: string;
  value?: ChosenCategory;
  onChange?: (category: ChosenCategory | undefined) => void;
  disabled?: boolean;
}

export function CategoryChooser({ id, storeId, value, onChange, disabled }: Props) {
  const t = useT();
  const { data } = useRead(platformCategories.getPlatformCategory, { storeId });
  return (
    <Cascader
      id={id}
      disabled={disabled}
      placeholder={t('categoryChooser.choose')}
      value={value?.pathIds}
      displayRender={() => value?.path.join(' / ')}
      options={data?.rows.map(({ categoryId, categoryName, isLeaf }) => ({
        value: categoryId,
        label: categoryName,
        isLeaf,
      }))}
      onChange={(pathIds) => {
        const chosen = data?.rows.find(({ categoryId }) => categoryId === pathIds?.at(-1));
        onChange?.(
          chosen?.productTypeId
            ? { path: chosen.path, pathIds: chosen.pathIds, productTypeId: chosen.productTypeId }
            : undefined,
        );
      }}
    />
  );
}
