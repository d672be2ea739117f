import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import type { Editing } from './PermissionDialog.tsx';
import { PermissionLine } from './PermissionLine.tsx';
import styles from './PermissionTable.module.css';

interface Line {
  permission: PermissionRow;
  /** 1 at the top. */
  level: number;
}

/** The tree that roles choose from. */
export function PermissionTable({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const t = useT();
  const narrow = useNarrow(600);
  const { data, error, refetch } = useRead(roles.permissionTree, {});
  const [closed, setClosed] = useState<readonly string[]>([]);
  if (!data && error) {
    const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
    return <ErrorState detail={failureText(error, t)} action={retry} />;
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
  if (data.length === 0) return <EmptyState title={t('permissions.none')} />;

  function toggle(id: string) {
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
  }
  return (
    <PlainTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(narrow ? 'permissions.name' : 'permissions.nameZh')}</th>
          {!narrow && (
            <>
              <th scope="col">{t('permissions.nameEn')}</th>
              <th scope="col">{t('permissions.path')}</th>
              <th scope="col" data-end>
                {t('permissions.sort')}
              </th>
              <th scope="col">{t('permissions.kind')}</th>
            </>
          )}
          <th scope="col">{t('ui.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(data, closed).map(({ permission, level }) => (
          <PermissionLine
            key={permission.id}
            permission={permission}
            level={level}
            narrow={narrow}
            open={!closed.includes(permission.id)}
            onToggle={() => toggle(permission.id)}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </PlainTable>
  );
}

function linesOf(rows: readonly PermissionRow[], closed: readonly string[], level = 1): Line[] {
  return rows.flatMap((permission) => [
    { permission, level },
    ...(closed.includes(permission.id) ? [] : linesOf(permission.children, closed, level + 1)),
  ]);
}
