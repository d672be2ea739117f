import { defineMessages } from '../catalogue.ts';

export const storesMessages = defineMessages({
  'stores.nameRequired': ['店铺名称不能为空', 'Store name cannot be empty'],
  'stores.typeRequired': ['请选择店铺类型', 'Please select the store type'],
  'stores.countryRequired': ['请选择国家', 'Please select the country'],
  'stores.currencyRequired': ['请选择币种', 'Please select the currency'],
  'stores.remarkRequired': ['请输入备注', 'Please enter a remark'],
  'stores.calendar.day': ['日期格式应为 2026-12-25', 'Write a day as 2026-12-25'],
  'stores.calendar.time': ['时间格式应为 18:00', 'Write a time as 18:00'],
  'stores.nameTaken': ['店铺名称已存在', 'There is already a store with this name'],
  'stores.usedByOrders': ['{{count}} 个订单', 'orders: {{count}}'],
  'stores.usedByMappings': ['{{count}} 条 SKU 映射', 'SKU mappings: {{count}}'],
  'stores.usedByModels': ['{{count}} 张店铺模特图', 'store mockups: {{count}}'],
  'stores.usedByPublishTemplates': ['{{count}} 个刊登模板', 'publish templates: {{count}}'],
  'stores.usedByTemplates': ['{{count}} 个分类模板', 'classification templates: {{count}}'],
  'stores.typeAuthorized': [
    '店铺已授权，请先解除授权再更改类型或国家',
    'The store is authorized. Disconnect it before you change its type or country',
  ],
  'stores.noMarketplace': ['该类型的店铺没有对接平台', 'Stores of this type have no marketplace'],
  'stores.noProductScope': ['只有 TEMU 店铺需要商品授权', 'Only TEMU stores need an authorization for products'],
  'stores.notAuthorized': ['店铺尚未完成订单授权', 'The store is not authorized for orders'],
  'stores.notAuthorizedForProducts': [
    '店铺没有有效的商品授权，无法从平台获取数据，请重新授权',
    'The store has no valid authorization for products, so nothing can be read from its marketplace. Please authorize it again',
  ],
  'stores.warehousesUnknown': ['{{reason}}', '{{reason}}'],
  'stores.noGrant': ['店铺没有该授权', 'The store has no such authorization'],
  'stores.ordersRefused': ['无法同步该店铺的订单：{{reason}}', 'The orders of this store cannot be synced: {{reason}}'],
  'stores.oneScope': ['订单授权和商品授权请分别提交', 'Authorize orders and products one after the other'],
  'stores.warehouseRequired': ['请选择仓库', 'Please select the warehouse'],
  'stores.warehouseUnknown': ['该店铺没有此仓库，或仓库已停用', 'The shop has no such warehouse, or it is disabled'],
  'stores.callbackForeign': [
    '返回地址必须是本系统的地址；如通过域名或代理访问，请管理员设置 PUBLIC_URL',
    'The return address must belong to this system. If it is reached by a domain or through a proxy, PUBLIC_URL must be set',
  ],
  'stores.stateForeign': [
    '此授权是为另一个店铺发起的，请重新授权',
    'This authorization was started for another store. Please start again',
  ],
  'stores.settingsMissing': [
    '服务器未配置 {{names}}，请联系管理员',
    'The server lacks the settings {{names}}. Contact your administrator',
  ],
  'stores.authorizationFailed': ['授权失败：{{reason}}', 'Authorization Failure: {{reason}}'],
  'stores.wrongMode': [
    '平台上的店铺与所选类型不符（半托管 / 全托管）',
    'On the marketplace, the shop is of another type (semi-managed or fully managed) than chosen here',
  ],
  'stores.shopTaken': [
    '该平台店铺已授权给“{{store}}”，同一店铺不能授权两次',
    'This shop is already authorized as {{store}}. Authorizing it twice would import each order twice',
  ],
  'stores.otherShop': [
    '这是另一个平台店铺。请为它新增店铺，或先解除原授权',
    'This is a different shop than before. Add a store for it, or disconnect the former one first',
  ],
  'stores.connected': ['连接正常', 'Connected'],
  'stores.changedMeanwhile': [
    '店铺在此期间已被更改，请重试',
    'The store has been changed in the meantime. Please try again',
  ],
  'stores.trouble.auth': [
    '平台不接受该店铺的密钥，请重新授权{{said}}',
    'The marketplace does not accept the keys of this store. Please authorize it again{{said}}',
  ],
  'stores.trouble.permission': [
    '平台不允许此店铺或应用使用该接口{{said}}',
    'The marketplace does not let this store or app do this{{said}}',
  ],
  'stores.trouble.throttled': [
    '请求过于频繁，请稍后再试{{said}}',
    'Too many requests to the marketplace. Try again in a while{{said}}',
  ],
  'stores.trouble.notFound': ['平台上没有该数据{{said}}', 'The marketplace has no such data{{said}}'],
  'stores.trouble.rejected': ['平台拒绝了请求{{said}}', 'The marketplace refused it{{said}}'],
  'stores.trouble.unknownOutcome': [
    '没有收到平台的答复，请求可能已经生效{{said}}',
    'The marketplace did not answer: the request may have gone through{{said}}',
  ],
  'stores.trouble.unavailable': [
    '暂时无法连接平台，请稍后再试{{said}}',
    'The marketplace cannot be reached now. Try again later{{said}}',
  ],
  'stores.trouble.timedOut': [
    '平台没有及时答复，请稍后再试',
    'The marketplace did not answer in time. Try again later',
  ],
  'stores.trouble.malformed': ['无法识别平台的答复{{said}}', 'The marketplace sent an unreadable answer{{said}}'],
  'stores.trouble.grantScope': [
    '卖家授权时没有勾选该接口，请在卖家中心勾选后重新授权{{said}}',
    'The seller has not allowed this interface. Tick it in the seller center and authorize again{{said}}',
  ],
  'stores.trouble.agreement': [
    '卖家需要先在平台签署协议{{said}}',
    'The seller has to sign an agreement with the marketplace first{{said}}',
  ],
  'stores.trouble.wrongShop': [
    '此类店铺在平台上没有该数据{{said}}',
    'The marketplace has no such data for this kind of shop{{said}}',
  ],
  'stores.trouble.wrongAddress': [
    '服务器的网络地址不在应用的白名单内{{said}}',
    'The address of this server is not on the app’s allowlist{{said}}',
  ],
  'stores.type.SHEIN_SEMI_TRUSTEESHIP': ['SHEIN 半托管', 'SHEIN semi-managed'],
  'stores.type.SHEIN_FULLY_MANAGED': ['SHEIN 全托管', 'SHEIN fully managed'],
  'stores.type.TEMU_SEMI_TRUSTEESHIP': ['TEMU 半托管', 'TEMU semi-managed'],
  'stores.type.TEMU_FULLY_MANAGED': ['TEMU 全托管', 'TEMU fully managed'],
  'stores.type.OTHER': ['其他', 'Other'],
  'stores.country.US': ['美国', 'United States'],
  'stores.country.MX': ['墨西哥', 'Mexico'],
});
