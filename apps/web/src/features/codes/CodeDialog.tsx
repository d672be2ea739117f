import { categories } from '@pressroom/contract/categories/categories';
import { type CodeEntry, codes, type codeType } from '@pressroom/contract/codes/codes';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { CodeRenaming } from './CodeRenaming.tsx';

interface Props {
  type: (typeof codeType.values)[number];
  /** Absent: a new one. */
  entry?: CodeEntry;
  onClose: () => void;
}

export function CodeDialog({ type, entry, onClose }: Props) {
  const t = useT();
  const facts = ({ name, code }: CodeEntry) => [
    { name: 'name', label: t('codes.name'), text: name },
    { name: 'code', label: t('codes.code'), text: code },
  ];
  const used = entry !== undefined && entry.useCount !== 0;
  const command = useCommand(entry ? codes.edit : codes.create, {
    success: t('codes.saved'),
    invalidates: [codes.page, codes.findByType, categories.page, categories.productCodePage],
  });
  return (
    <FormDialog
      title={t(entry ? `codes.edit.${type}` : `codes.add.${type}`)}
      command={command}
      initial={{ type }}
      editing={editing(entry, valuesOf, facts)}
      extra={entry && <HistoryButton object="codes" id={entry.id} />}
      next={entry ? undefined : () => ({ type })}
      width={460}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('codes.name')} required>
        <Input maxLength={50} showCount autoFocus />
      </Form.Item>
      <Form.Item name="code" label={t('codes.code')} required extra={t(used ? 'codes.usedHint' : 'codes.codeHint')}>
        <Input maxLength={20} showCount />
      </Form.Item>
      {used && <CodeRenaming entry={entry} />}
    </FormDialog>
  );
}

function valuesOf({ id, type, name, code, gmtModified }: CodeEntry) {
  return { id, type, name, code, gmtModified };
}
