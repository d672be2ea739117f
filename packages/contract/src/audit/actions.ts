import type { Contract } from '../index.ts';
import type { AuditObject } from './objects.ts';

type WritesOf<F> = {
  [Name in keyof F]: F[Name] extends { reads: true } ? never : F[Name] extends { path: infer Path } ? Path : never;
}[keyof F];

/** Work in the background that writes. */
export type JobAction =
  | 'job/orders.drawings'
  | 'job/orders.shipScheduled'
  | 'job/orders.clearRefusals'
  | 'job/account.firstUser'
  | 'job/account.resetPassword'
  | 'job/platform.housekeeping';

/** A call's path, or a job. */
export type AuditAction = { [F in keyof Contract]: WritesOf<Contract[F]> }[keyof Contract] | JobAction;

/** Every way to write something, with all that it writes about. A write that is missing here does not compile. */
export const auditActions: Readonly<Record<AuditAction, readonly AuditObject[]>> = {
  '/sysOrder/save': ['orders'],
  '/sysOrder/orderImport': ['orders'],
  '/sysOrder/orderReview': ['orders'],
  'job/orders.drawings': ['orders'],
  '/sysOrder/uploadPdf': ['orders'],
  '/sysOrder/analysisLabel': ['orders'],
  '/sysOrder/settleRefusedLabels': ['refusedLabels'],
  'job/orders.clearRefusals': ['refusedLabels'],
  '/sysOrder/printOrderLabel': ['orders'],
  '/sysOrder/sendOrder': ['orders'],
  '/sysOrder/batchDelivery': ['orders'],
  'job/orders.shipScheduled': ['orders'],
  '/sysOrder/downloadZip': ['orders'],
  '/store/create': ['stores'],
  '/store/update': ['stores'],
  '/store/enable': ['stores'],
  '/store/disable': ['stores'],
  '/store/delete': ['stores'],
  '/channelInfo/save': ['channels'],
  '/channelInfo/updateStatus': ['channels'],
  '/fileManage/upload': ['libraryFiles'],
  '/fileManage/uploadBatch': ['libraryFiles'],
  '/fileManage/moveToFolder': ['libraryFiles', 'folders'],
  '/fileManage/delete': ['libraryFiles', 'folders'],
  '/fileManage/createFolder': ['folders'],
  '/fileManage/editFolder': ['folders'],
  '/codeManage/create': ['codes'],
  '/codeManage/edit': ['codes'],
  '/codeManage/delete': ['codes'],
  '/product/code/category/create': ['categories'],
  '/product/code/category/update': ['categories'],
  '/product/code/category/delete': ['categories'],
  '/product/code/create': ['productCodes'],
  '/product/code/update': ['productCodes'],
  '/product/code/delete': ['productCodes'],
  '/productCodeSku/add': ['skuMapping', 'orders'],
  '/productCodeSku/delete': ['skuMapping'],
  'job/account.firstUser': ['users'],
  'job/account.resetPassword': ['users'],
  '/user/addUser': ['users'],
  '/user/updateUser': ['users'],
  '/user/delUser': ['users'],
  '/account/changePassword': ['users'],
  '/account/login': ['sessions'],
  '/account/logout': ['sessions'],
  '/account/endSession': ['sessions'],
  '/user/endSession': ['sessions'],
  '/user/endSessions': ['sessions'],
  '/role/addRole': ['roles'],
  '/role/updateRole': ['roles'],
  '/role/delete': ['roles'],
  '/sysPermission/addOrUpdateSysPermission': ['permissions'],
  '/sysPermission/delPermission': ['permissions'],
  '/task/cancel': ['tasks'],
  'job/platform.housekeeping': ['tasks', 'sessions'],
};
