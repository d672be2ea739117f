import { codes, type codeType } from '@pressroom/contract/codes/codes';
import { Form, Input } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';

interface Props {
  type: (typeof codeType.values)[number];
  onClose: () => void;
}

/** Adds several entries at once, typed or pasted from a sheet. */
export function AddManyDialog({ type, onClose }: Props) {
  const t = useT();
  const command = useCommand(codes.createMany, {
    success: ({ created, existing }) => t('codes.addedMany', { count: created.length, existing: existing.length }),
    invalidates: [codes.page, codes.findByType],
  });
  return (
    <FormDialog
      title={`${t(`codes.type.${type}`)} · ${t('codes.addMany')}`}
      command={command}
      initial={{ type, entries: [] }}
      width={520}
      onClose={() => onClose()}
    >
      <Form.Item
        name="entries"
        label={t('codes.entries')}
        required
        extra={t('codes.entriesHint')}
        trigger="onEntries"
        valuePropName="entries"
      >
        <EntriesInput />
      </Form.Item>
    </FormDialog>
  );
}

interface Entry {
  code: string;
  name: string;
}

/** The lines of a text as entries. */
function EntriesInput({ id, onEntries }: { id?: string; onEntries?: (entries: Entry[]) => void }) {
  const t = useT();
  return (
    <Input.TextArea
      id={id}
      rows={8}
      autoFocus
      placeholder={t('codes.entriesExample')}
      onChange={({ target }) => onEntries?.(entriesIn(target.value))}
    />
  );
}

function entriesIn(text: string): Entry[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', ...rest] = line.split(/[\t,，;；]|\s+/);
      const name = rest.filter(Boolean).join(' ');
      return { code: code.trim(), name: name || code.trim() };
    });
}
