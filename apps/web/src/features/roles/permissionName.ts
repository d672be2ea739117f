import type { Language } from '@pressroom/contract/languages';
import type { PermissionRow } from '@pressroom/contract/roles/roles';

export function permissionName({ nameZh, nameEn }: Pick<PermissionRow, 'nameZh' | 'nameEn'>, language: Language) {
  return language === 'zh' ? nameZh : nameEn;
}
