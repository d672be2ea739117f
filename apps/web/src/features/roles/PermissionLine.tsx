import RightOutlined from '@ant-design/icons/RightOutlined';
import type { PermissionRow } from '@pressroom/contract/roles/roles';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { permissionName } from './permissionName.ts';
import { PermissionActions } from './PermissionActions.tsx';
import type { Editing } from './PermissionDialog.tsx';
import styles from './PermissionTable.module.css';

interface Props {
  permission: PermissionRow;
  level: number;
  /** Name and path share one column. */
  narrow: boolean;
  open: boolean;
  onToggle: () => void;
  onEdit: (editing: Editing) => void;
}

const indent = 20;

export function PermissionLine({ permission, level, narrow, open, onToggle, onEdit }: Props) {
  const t = useT();
  const language = useLanguage();
  const { nameZh, nameEn, path, sort, builtIn, children } = permission;
  const name = permissionName(permission, language);
  return (
    <tr>
      <td>
        <div className={styles.name} style={{ paddingInlineStart: (level - 1) * (narrow ? indent / 2 : indent) }}>
          {children.length > 0 ? (
            <button
              type="button"
              className={styles.caret}
              aria-expanded={open}
              aria-label={`${t(open ? 'kit.collapse' : 'kit.expand')}: ${name}`}
              onClick={onToggle}
            >
              <RightOutlined rotate={open ? 90 : 0} />
            </button>
          ) : (
            <span className={styles.caret} />
          )}
          <span>
            {narrow ? name : nameZh}
            {narrow && <span className={`${styles.below} ${styles.path}`}>{path}</span>}
          </span>
        </div>
      </td>
      {!narrow && (
        <>
          <td>{nameEn}</td>
          <td className={styles.path}>{path}</td>
          <td data-end>{sort}</td>
          <td>
            <StatusTag tone={builtIn ? 'closed' : 'making'}>
              {t(builtIn ? 'permissions.isBuiltIn' : 'permissions.isOwn')}
            </StatusTag>
          </td>
        </>
      )}
      <td>
        <PermissionActions permission={permission} level={level} name={name} onEdit={onEdit} />
      </td>
    </tr>
  );
}
