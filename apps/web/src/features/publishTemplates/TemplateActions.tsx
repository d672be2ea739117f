import { type PublishTemplate, publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useDeletionQuestion } from '../../ui/questions/useDeletionQuestion.ts';
import { RowActions } from '../../ui/RowActions.tsx';
import type { Show } from './shown.ts';

export function TemplateActions({ template, show }: { template: PublishTemplate; show: Show }) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const remove = useCommand(publishTemplates.del, {
    success: t('publishTemplates.deleted'),
    invalidates: [publishTemplates.list],
  });

  async function askAndRemove() {
    const confirmed = await askDeletion({
      title: t('publishTemplates.deleteTitle', { name: template.name }),
      content: t('publishTemplates.deleteDetail'),
    });
    if (confirmed) await remove.run({ id: template.id });
  }
  return (
    <RowActions>
      <Can endpoint={publishTemplates.edit}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'edit', template })}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={publishTemplates.duplicate}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'copy', template })}>
          {t('publishTemplates.copy')}
        </Button>
      </Can>
      <Can endpoint={publishTemplates.del}>
        <Button type="link" size="small" danger loading={remove.pending} onClick={() => void askAndRemove()}>
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}
