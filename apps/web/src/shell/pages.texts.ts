import { defineMessages } from '@pressroom/contract/catalogue';

/** What each page is called: in the sidebar, on its tab and above its content. */
export const pagesTexts = defineMessages({
  'dashboard.title': ['工作台', 'Dashboard'],
  'orders.title': ['订单管理', 'Orders'],
  'sync.title': ['订单同步', 'Order sync'],
  'lastMile.title': ['尾程订单', 'Last-mile orders'],
  'lastMile.batchTitle': ['尾程批次', 'Last-mile batch'],
  'handover.title': ['交接', 'Hand-over'],
  'labelCosts.title': ['面单费用', 'Label costs'],
  'printing.title': ['打单发货', 'Print and ship'],
  'products.title': ['产品管理', 'Product management'],
  'productVariants.title': ['多属性产品', 'Multi-attribute products'],
  'publishing.title': ['产品刊登', 'Product listing'],
  'productTemplates.title': ['产品模板', 'Product templates'],
  'publishTemplates.title': ['刊登模板', 'Publish templates'],
  'packaging.title': ['外包装模板', 'Outer packaging templates'],
  'classification.title': ['分类模板', 'Classification templates'],
  'categories.title': ['产品信息', 'Product information'],
  'codes.title': ['编码管理', 'Code management'],
  'skuMapping.title': ['SKU 映射', 'SKU mapping'],
  'library.title': ['图库', 'Image library'],
  'stores.title': ['店铺管理', 'Stores'],
  'channels.title': ['供应商渠道', 'Supplier channels'],
  'roles.title': ['角色管理', 'Roles'],
  'users.title': ['用户管理', 'Users'],
  'audit.title': ['操作审计', 'Audit log'],
});
