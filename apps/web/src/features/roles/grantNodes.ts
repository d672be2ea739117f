import type { Language } from '@pressroom/contract/languages';
import type { GrantNode, PermissionRow } from '@pressroom/contract/roles/roles';

interface Reader {
  language: Language;
  holdsPath: (path: string) => boolean;
}

/** The tree for a role that does not exist yet: it holds nothing, and its maker gives what the maker holds. */
export function grantNodes(rows: readonly PermissionRow[], reader: Reader, open = true): GrantNode[] {
  return rows.map(({ id, path, children, ...names }) => {
    const grantable = open && reader.holdsPath(path);
    return {
      id,
      path,
      name: permissionName(names, reader.language),
      selected: false,
      grantable,
      children: grantNodes(children, reader, grantable),
    };
  });
}

export function permissionName({ nameZh, nameEn }: Pick<PermissionRow, 'nameZh' | 'nameEn'>, language: Language) {
  return language === 'zh' ? nameZh : nameEn;
}
