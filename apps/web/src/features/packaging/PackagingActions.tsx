import { packaging, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { EditDeleteMore } from '../../ui/EditDeleteMore.tsx';

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
    <EditDeleteMore
      onEdit={() => onOpen('edit', template)}
      onDelete={() => void remove.run({ id: template.id })}
      deleting={remove.pending}
      moreLabel={t('packaging.more', { name: template.name })}
      more={[
        { label: t('packaging.duplicate'), run: () => onOpen('duplicate', template) },
        { label: t('packaging.history'), run: () => onOpen('history', template) },
      ]}
    />
  );
}
