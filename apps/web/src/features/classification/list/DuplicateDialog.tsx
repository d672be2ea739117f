import { classification, type ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useCopyName } from '../../../kit/useCopyName.ts';

interface Props {
  template: ClassificationTemplate;
  onClose: () => void;
}

const mostLetters = 30;

export function DuplicateDialog({ template: { id, name }, onClose }: Props) {
  const t = useT();
  const command = useCommand(classification.duplicate, {
    success: ({ name: copy }) => t('classification.duplicated', { name: copy }),
    invalidates: [classification.page],
  });
  const suggested = useCopyName(name, mostLetters);
  return (
    <FormDialog
      title={t('classification.duplicateOf', { name })}
      command={{ ...command, label: t('classification.duplicate') }}
      initial={{ id, name: suggested }}
      width={460}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('classification.name')} required>
        <Input maxLength={mostLetters} showCount autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
