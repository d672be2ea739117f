import { type ProductTemplate, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { useCopyName } from '../../kit/useCopyName.ts';

const longestName = 30;

interface Props {
  template: ProductTemplate;
  /** Called with the copy, once it has been made. */
  onClose: (copy?: { id: string }) => void;
}

export function CopyDialog({ template: { id, name }, onClose }: Props) {
  const t = useT();
  const command = useCommand(productTemplates.duplicate, {
    label: t('productTemplates.copy'),
    success: t('productTemplates.copied'),
    invalidates: [productTemplates.list],
  });
  const suggested = useCopyName(name, longestName);
  return (
    <FormDialog
      title={t('productTemplates.copyOf', { name })}
      command={command}
      initial={{ id, name: suggested }}
      onClose={onClose}
      width={460}
    >
      <Form.Item name="name" label={t('productTemplates.name')} required>
        <Input maxLength={longestName} showCount autoFocus />
      </Form.Item>
    </FormDialog>
  );
}
