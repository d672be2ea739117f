export type Language = 'zh' | 'en';

interface EveryScreen {
  path: string;
  title: Record<Language, string>;
  dialogs: Record<Language, string[]>;
  /** Shows names in both languages side by side. */
  bilingual?: true;
}

/** Every screen, with the dialogs that its buttons open: by their names in each language. */
export const screens: readonly EveryScreen[] = [
  { path: '/dashboard', title: { zh: '工作台', en: 'Dashboard' }, dialogs: { zh: [], en: [] } },
  {
    path: '/order/index',
    title: { zh: '订单管理', en: 'Orders' },
    dialogs: {
      zh: ['同步订单', '上传面单', '新增订单', '导入订单'],
      en: ['Sync orders', 'Upload labels', 'Add order', 'Import orders'],
    },
  },
  { path: '/order/exceptions', title: { zh: '异常处理', en: 'Exceptions' }, dialogs: { zh: [], en: [] } },
  {
    path: '/order/sync',
    title: { zh: '订单同步', en: 'Order sync' },
    dialogs: { zh: ['同步订单'], en: ['Sync orders'] },
  },
  {
    path: '/order/sync?view=ledger',
    title: { zh: '订单同步', en: 'Order sync' },
    dialogs: { zh: ['核对订单'], en: ['Compare orders'] },
  },
  {
    path: '/order/lastMileOrder',
    title: { zh: '尾程订单', en: 'Last-mile orders' },
    dialogs: { zh: ['导入尾程订单'], en: ['Import last-mile orders'] },
  },
  {
    path: '/order/lastMileOrderDetail',
    title: { zh: '尾程批次', en: 'Last-mile batch' },
    dialogs: { zh: [], en: [] },
  },
  {
    path: '/order/print',
    title: { zh: '打单发货', en: 'Print and ship' },
    dialogs: { zh: ['本机设置'], en: ['Station settings'] },
  },
  {
    path: '/order/production',
    title: { zh: '生产看板', en: 'Production board' },
    dialogs: { zh: ['拣货单'], en: ['Pick sheet'] },
  },
  {
    path: '/order/gangSheets',
    title: { zh: '拼版', en: 'Gang sheets' },
    dialogs: { zh: ['新建拼版'], en: ['New gang sheets'] },
  },
  {
    path: '/order/handover',
    title: { zh: '交接', en: 'Hand-over' },
    dialogs: { zh: ['扫描包裹'], en: ['Scan parcels'] },
  },
  { path: '/order/handover?view=manifests', title: { zh: '交接', en: 'Hand-over' }, dialogs: { zh: [], en: [] } },
  { path: '/order/labelCosts', title: { zh: '面单费用', en: 'Label costs' }, dialogs: { zh: [], en: [] } },
  {
    path: '/order/labelCosts?view=invoices',
    title: { zh: '面单费用', en: 'Label costs' },
    dialogs: { zh: ['上传账单'], en: ['Upload invoice'] },
  },
  {
    path: '/products/management',
    title: { zh: '产品管理', en: 'Product management' },
    dialogs: { zh: [], en: [] },
  },
  {
    path: '/products/multiAttribute',
    title: { zh: '多属性产品', en: 'Multi-attribute products' },
    dialogs: { zh: ['新增多属性产品'], en: ['Add a multi-attribute product'] },
  },
  {
    path: '/products/publish',
    title: { zh: '产品刊登', en: 'Product listing' },
    dialogs: { zh: ['违禁词', '批量刊登'], en: ['Forbidden words', 'Batch publish'] },
  },
  {
    path: '/products/PublishTemplate',
    title: { zh: '刊登模板', en: 'Publish templates' },
    dialogs: { zh: ['新增模板'], en: ['Add a template'] },
  },
  {
    path: '/products/stencil',
    title: { zh: '产品模板', en: 'Product templates' },
    dialogs: { zh: ['新增模板'], en: ['Add a template'] },
  },
  {
    path: '/products/outerPackagingTemplate',
    title: { zh: '外包装模板', en: 'Outer packaging templates' },
    dialogs: { zh: ['新增外包装模板'], en: ['Add outer packaging template'] },
  },
  {
    path: '/products/classifyingTemplate',
    title: { zh: '分类模板', en: 'Classification templates' },
    dialogs: { zh: ['新增分类模板'], en: ['Add classification template'] },
  },
  {
    path: '/products/information',
    title: { zh: '产品信息', en: 'Product information' },
    dialogs: {
      zh: ['新增产品分类', '新增产品编码', '批量新增编码', '库存盘点'],
      en: ['Add category', 'Add product code', 'Add several codes', 'Stocktake'],
    },
  },
  {
    path: '/products/code',
    title: { zh: '编码管理', en: 'Code management' },
    dialogs: { zh: ['新增型号'], en: ['Add model number'] },
  },
  {
    path: '/products/skuMapping',
    title: { zh: 'SKU 映射', en: 'SKU mapping' },
    dialogs: { zh: ['新增映射'], en: ['Add mapping'] },
  },
  {
    path: '/library/index',
    title: { zh: '图库', en: 'Image library' },
    dialogs: { zh: ['添加图片'], en: ['Add pictures'] },
  },
  { path: '/store/index', title: { zh: '店铺管理', en: 'Stores' }, dialogs: { zh: ['新增店铺'], en: ['Add store'] } },
  {
    path: '/supplier/index',
    title: { zh: '供应商渠道', en: 'Supplier channels' },
    dialogs: { zh: ['新增渠道'], en: ['New channel'] },
  },
  {
    path: '/permission/role',
    title: { zh: '角色管理', en: 'Roles' },
    dialogs: { zh: ['新增角色'], en: ['Add role'] },
  },
  {
    path: '/permission/role?view=tree',
    bilingual: true,
    title: { zh: '角色管理', en: 'Roles' },
    dialogs: { zh: [], en: [] },
  },
  {
    path: '/permission/user',
    title: { zh: '用户管理', en: 'Users' },
    dialogs: { zh: ['新增用户'], en: ['Add user'] },
  },
  { path: '/permission/audit', title: { zh: '操作审计', en: 'Audit log' }, dialogs: { zh: [], en: [] } },
  { path: '/no/such/page', title: { zh: '页面不存在', en: 'Page not found' }, dialogs: { zh: [], en: [] } },
];
