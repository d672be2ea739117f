import { templateNameMax } from '@pressroom/contract/publishTemplates/form';
import { type PublishTemplate, publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { useCopyName } from '../../kit/useCopyName.ts';

interface Props {
  template: PublishTemplate;
  /** Called with the copy, once it has been made. */
  onClose: (copy?: PublishTemplate) => void;
}

export function CopyDialog({ template: { id, name }, onClose }: Props) {
  const t = useT();
  const command = useCommand(publishTemplates.duplicate, {
    label: t('publishTemplates.copy'),
    success: t('publishTemplates.copied'),
    invalidates: [publishTemplates.list],
  });
  const suggested = useCopyName(name, templateNameMax);
  return (
    <FormDialog
      title={t('publishTemplates.copyOf', { name })}
      command={command}
      initial={{ id, name: suggested }}
      onClose={onClose}
      width={460}
    >
      <Form.Item name="name" label={t('publishTemplates.name')} required>
        <Input maxLength={templateNameMax} showCount autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
