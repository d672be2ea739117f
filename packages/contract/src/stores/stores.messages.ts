import { defineMessages } from '../catalogue.ts';

export const storesMessages = defineMessages({
  'stores.nameRequired': ['店铺名称不能为空', 'Store name cannot be empty'],
  'stores.typeRequired': ['请选择店铺类型', 'Please select the store type'],
  'stores.countryRequired': ['请选择国家', 'Please select the country'],
  'stores.currencyRequired': ['请选择币种', 'Please select the currency'],
  'stores.remarkRequired': ['请输入备注', 'Please enter a remark'],
  'stores.nameTaken': ['店铺名称已存在', 'There is already a store with this name'],
  'stores.usedByOrders': ['{{count}} 个订单', 'orders: {{count}}'],
  'stores.usedByMappings': ['{{count}} 条 SKU 映射', 'SKU mappings: {{count}}'],
  'stores.type.SHEIN_SEMI_TRUSTEESHIP': ['SHEIN 半托管', 'SHEIN semi-managed'],
  'stores.type.SHEIN_FULLY_MANAGED': ['SHEIN 全托管', 'SHEIN fully managed'],
  'stores.type.TEMU_SEMI_TRUSTEESHIP': ['TEMU 半托管', 'TEMU semi-managed'],
  'stores.type.TEMU_FULLY_MANAGED': ['TEMU 全托管', 'TEMU fully managed'],
  'stores.type.OTHER': ['其他', 'Other'],
  'stores.country.US': ['美国', 'United States'],
  'stores.country.MX': ['墨西哥', 'Mexico'],
});
