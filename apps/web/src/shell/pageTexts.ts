import type { PagePath } from '../client/pageRights.ts';
import type { TextPart } from '../i18n/i18n.ts';

/**
 * The parts of the texts that a page can show, its dialogs and the rules of its forms included. A test compares them
 * with the code of the page; it does not see which rules of the contract a form checks.
 */
export const pageTexts = {
  '/dashboard': ['dashboard', 'orders', 'categories'],
  '/order/index': ['orders', 'audit', 'carrierNames', 'categories', 'library', 'skuMapping', 'stores', 'sync'],
  '/order/sync': ['sync', 'stores', 'carrierNames', 'orders'],
  '/order/print': ['printing', 'orders'],
  '/products/information': ['categories', 'imageUpload', 'library', 'stores', 'audit'],
  '/products/code': ['codes', 'audit'],
  '/products/skuMapping': ['skuMapping', 'categories', 'library', 'stores', 'audit'],
  '/library/index': ['library', 'audit'],
  '/store/index': ['stores', 'audit'],
  '/supplier/index': ['channels', 'audit'],
  '/permission/role': ['roles', 'users', 'audit'],
  '/permission/user': ['users', 'audit'],
  '/permission/audit': ['audit'],
} satisfies Partial<Record<PagePath | '/dashboard', readonly TextPart[]>>;
