import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { classification, type ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { Button } from 'antd';
import { Can, useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';

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
    <RowActions>
      <Button type="link" size="small" onClick={() => onOpen('edit', template)}>
        {t('ui.edit')}
      </Button>
      <Can endpoint={classification.deleteTemplate}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: template.id })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
      <ActMenu
        bare
        label={t('classification.more', { name: template.name })}
        icon={<MoreOutlined />}
        acts={[
          { label: t('classification.duplicate'), run: () => onOpen('duplicate', template) },
          { label: t('classification.history'), run: () => onOpen('history', template) },
        ]}
      />
    </RowActions>
  );
}
