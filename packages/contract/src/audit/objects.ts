import type { PermissionKey } from '../permissions.ts';

interface AuditedObject {
  /** A user with any of these keys sees the records, and so may see their history. */
  keys: readonly PermissionKey[];
  /** The field that names a record to people. */
  label: string;
}

/** What a row of the audit may be about. A session's id is its user's. */
export const auditObjects = {
  orders: { keys: ['/order/index'], label: 'thirdOrderNumber' },
  orderImports: { keys: ['orderListAdd'], label: 'fileName' },
  benchScans: { keys: ['/order/print'], label: 'code' },
  refusedLabels: { keys: ['orderUploadLabel'], label: 'fileName' },
  carrierNames: { keys: ['/order/index', '/order/sync'], label: 'ourName' },
  stores: { keys: ['/store/index'], label: 'name' },
  channels: { keys: ['/supplier/list'], label: 'channelName' },
  libraryFiles: { keys: ['/library/index'], label: 'name' },
  folders: { keys: ['/library/index'], label: 'name' },
  codes: { keys: ['/products/code'], label: 'code' },
  categories: { keys: ['/products/information'], label: 'name' },
  categoryModels: { keys: ['/products/information'], label: 'shopName' },
  productCodes: { keys: ['/products/information'], label: 'code' },
  skuMapping: { keys: ['/products/skuMapping'], label: 'skuId' },
  pictures: {
    keys: ['/products/outerPackagingTemplate', '/products/stencil', '/products/management', '/products/multiAttribute'],
    label: 'fileName',
  },
  packagingTemplates: { keys: ['/products/outerPackagingTemplate'], label: 'name' },
  classificationTemplates: { keys: ['/products/classifyingTemplate'], label: 'name' },
  attributePairings: { keys: ['/products/classifyingTemplate'], label: 'name' },
  products: { keys: ['/products/management', '/products/multiAttribute'], label: 'spu' },
  productSkus: { keys: ['/products/management', '/products/multiAttribute'], label: 'sku' },
  productEdits: { keys: ['/products/management', '/products/multiAttribute'], label: 'change' },
  productTemplates: { keys: ['/products/stencil'], label: 'name' },
  publishPlans: { keys: ['/products/publish'], label: 'publishBatchNo' },
  publishProducts: { keys: ['/products/publish'], label: 'cargoNo' },
  forbiddenWords: { keys: ['/products/publish'], label: 'word' },
  storePublishing: { keys: ['/store/index'], label: 'name' },
  publishTemplates: { keys: ['/products/PublishTemplate'], label: 'name' },
  titleKeywords: { keys: ['/products/PublishTemplate'], label: 'keyword' },
  users: { keys: ['/permission/user'], label: 'username' },
  sessions: { keys: ['/permission/user'], label: 'username' },
  roles: { keys: ['/permission/role'], label: 'roleName' },
  permissions: { keys: ['/permission/role'], label: 'path' },
  tasks: { keys: ['/permission/audit'], label: 'title' },
  lastMileBatches: { keys: ['/order/course', '/order/courseDetails'], label: 'batchNumber' },
  lastMileRows: { keys: ['/order/courseDetails'], label: 'thirdOrderNumber' },
  labelInvoices: { keys: ['/order/labelCosts'], label: 'fileName' },
  gangSheets: { keys: ['/order/gangSheets'], label: 'sheetNo' },
  manifests: { keys: ['/order/handover'], label: 'manifestNumber' },
  storeShipping: { keys: ['/store/index'], label: 'name' },
  storeCalendar: { keys: ['/store/index'], label: 'name' },
  savedViews: { keys: ['/order/index'], label: 'name' },
} as const satisfies Readonly<Record<string, AuditedObject>>;

export type AuditObject = keyof typeof auditObjects;

export const auditObjectTypes = Object.keys(auditObjects) as AuditObject[];

export function isAuditObject(type: string): type is AuditObject {
  return Object.hasOwn(auditObjects, type);
}
