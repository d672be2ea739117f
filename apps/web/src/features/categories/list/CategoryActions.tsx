import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { categories, type Category } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { Button } from 'antd';
import { Can, useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import type { Show } from '../shown.ts';

export function CategoryActions({ category, show }: { category: Category; show: Show }) {
  const t = useT();
  const canCall = useCanCall();
  const remove = useCommand(categories.delete, {
    success: t('categories.deleted'),
    invalidates: [categories.page, codes.page],
    confirm: () => ({
      title: t('categories.deleteTitle', { name: category.name }),
      detail: t('categories.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  const more = [
    ...(canCall(categories.update)
      ? [{ label: t('categories.models'), run: () => show({ dialog: 'models', category }) }]
      : []),
    ...(canCall(categories.create)
      ? [{ label: t('categories.copy'), run: () => show({ dialog: 'category', copyOf: category }) }]
      : []),
  ];
  return (
    <RowActions>
      <Can endpoint={categories.createProductCode}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'productCode', category })}>
          {t('categories.addCode')}
        </Button>
      </Can>
      <Can endpoint={categories.update}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'positions', category })}>
          {t('categories.positions')}
        </Button>
        <Button type="link" size="small" onClick={() => show({ dialog: 'category', category })}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={categories.delete}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: category.id })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
      {more.length > 0 && (
        <ActMenu bare label={t('categories.more', { name: category.name })} icon={<MoreOutlined />} acts={more} />
      )}
    </RowActions>
  );
}
