import { packaging, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { useCopyName } from '../../kit/useCopyName.ts';

interface Props {
  template: PackagingTemplate;
  onClose: () => void;
}

const longestName = 30;

export function DuplicateDialog({ template: { id, name }, onClose }: Props) {
  const t = useT();
  const command = useCommand(packaging.duplicate, {
    label: t('packaging.duplicate'),
    success: (copy) => t('packaging.duplicated', { name: copy.name }),
    invalidates: [packaging.page],
  });
  const suggested = useCopyName(name, longestName);
  return (
    <FormDialog
      title={t('packaging.duplicateOf', { name })}
      command={command}
      initial={{ id, name: suggested }}
      width={460}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('packaging.name')} required>
        <Input maxLength={longestName} showCount autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
