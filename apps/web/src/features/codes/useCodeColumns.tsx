import { type CodeEntry, codes, type codeType } from '@pressroom/contract/codes/codes';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../kit/useTimeColumns.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { CodeUses } from './CodeUses.tsx';

interface Given {
  type: (typeof codeType.values)[number];
  onEdit: (entry: CodeEntry) => void;
}

export function useCodeColumns({ type, onEdit }: Given): Column<CodeEntry>[] {
  const t = useT();
  const times = useTimeColumns();
  return [
    { key: 'index', title: t('ui.index'), width: 52, minor: true, render: (_, index) => index },
    { key: 'code', title: t('codes.code'), width: 160, fixed: 'start', render: ({ code }) => <strong>{code}</strong> },
    { key: 'name', title: t('codes.name'), width: 260, render: ({ name }) => name },
    {
      key: 'useCount',
      title: t(`codes.useCount.${type}`),
      width: 130,
      align: 'end',
      render: (entry) => <CodeUses entry={entry} />,
    },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 112,
      fixed: 'end',
      render: (entry) => <CodeActions entry={entry} onEdit={onEdit} />,
    },
  ];
}

function CodeActions({ entry, onEdit }: { entry: CodeEntry; onEdit: (entry: CodeEntry) => void }) {
  const t = useT();
  const remove = useCommand(codes.delete, {
    success: t('codes.deleted'),
    invalidates: [codes.page, codes.findByType],
    confirm: () => ({
      title: t('codes.deleteTitle', { name: entry.name, code: entry.code }),
      detail: t('codes.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      <Can endpoint={codes.edit}>
        <Button type="link" size="small" onClick={() => onEdit(entry)}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={codes.delete}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ id: entry.id })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}
