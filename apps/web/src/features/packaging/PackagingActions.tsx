import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { packaging, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { Button } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { RowActions } from '../../ui/RowActions.tsx';

export type OpenTemplate = (name: 'edit' | 'duplicate' | 'history', template: PackagingTemplate) => void;

interface Props {
  template: PackagingTemplate;
  onOpen: OpenTemplate;
}

export function PackagingActions({ template, onOpen }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const remove = useCommand(packaging.delete, {
    success: t('packaging.deleted'),
    invalidates: [packaging.page],
    confirm: () => ({
      title: t('packaging.deleteTitle', { name: template.name }),
      detail: t('packaging.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  if (!canCall(packaging.update)) return null;
  return (
    <RowActions>
      <Button type="link" size="small" onClick={() => onOpen('edit', template)}>
        {t('ui.edit')}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        loading={remove.pending}
        onClick={() => void remove.run({ id: template.id })}
      >
        {t('ui.delete')}
      </Button>
      <ActMenu
        bare
        label={t('packaging.more', { name: template.name })}
        icon={<MoreOutlined />}
        acts={[
          { label: t('packaging.duplicate'), run: () => onOpen('duplicate', template) },
          { label: t('packaging.history'), run: () => onOpen('history', template) },
        ]}
      />
    </RowActions>
  );
}
