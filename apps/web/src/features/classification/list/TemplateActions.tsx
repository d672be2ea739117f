import { classification, type ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { EditDeleteMore } from '../../../ui/EditDeleteMore.tsx';

export type OpenTemplate = (name: 'edit' | 'duplicate' | 'history', template: ClassificationTemplate) => void;

interface Props {
  template: ClassificationTemplate;
  onOpen: OpenTemplate;
}

export function TemplateActions({ template, onOpen }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const remove = useCommand(classification.deleteTemplate, {
    success: t('classification.deleted'),
    invalidates: [classification.page],
    confirm: () => ({
      title: t('classification.deleteTitle', { name: template.name }),
      detail: t('classification.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  if (!canCall(classification.update)) return null;
  return (
    <EditDeleteMore
      onEdit={() => onOpen('edit', template)}
      onDelete={() => void remove.run({ id: template.id })}
      deleting={remove.pending}
      moreLabel={t('classification.more', { name: template.name })}
      more={[
        { label: t('classification.duplicate'), run: () => onOpen('duplicate', template) },
        { label: t('classification.history'), run: () => onOpen('history', template) },
      ]}
    />
  );
}
