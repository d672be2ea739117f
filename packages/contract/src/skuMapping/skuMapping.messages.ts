import { defineMessages } from '../catalogue.ts';

export const skuMappingMessages = defineMessages({
  'skuMapping.skuIdRequired': ['请输入 SKU ID', 'Please enter SKU ID'],
  'skuMapping.skuIdDamaged': [
    'SKU ID 已丢失位数，请从平台后台重新复制完整的 SKU ID（以文本填写）',
    'This SKU ID has lost digits. Copy the whole SKU ID from the marketplace again and give it as text',
  ],
  'skuMapping.storeRequired': ['请选择店铺', 'Please select a store'],
  'skuMapping.productCodeRequired': ['请选择产品编码', 'Please select product code'],
  'skuMapping.printRequired': ['请选择印花图 1', 'Please select print image 1'],
  'skuMapping.print2Required': [
    '产品 {{code}} 有 2 个印花位置，请选择印花图 2',
    'Product {{code}} has two print positions. Please select print image 2',
  ],
  'skuMapping.taken': ['此店铺的 SKU ID {{skuId}} 已有映射', 'SKU ID {{skuId}} of this store is already mapped'],
  'skuMapping.unknownProduct': ['产品编码 {{code}} 不存在', 'Product code {{code}} does not exist'],
  'skuMapping.unknownPrint': [
    '印花图不存在，请从图库重新选择',
    'The print image no longer exists. Choose it from the library again',
  ],
  'skuMapping.unknownStore': ['店铺不存在', 'The store does not exist'],
  'skuMapping.notMapped': ['此 SKU ID 没有映射', 'This SKU ID is not mapped'],
  'skuMapping.unconfirmed': [
    '与平台信息不符，请核对后确认：{{what}}',
    'The listing says something else. Check and confirm: {{what}}',
  ],
  'skuMapping.contradiction.size': [
    '尺码：平台 {{said}}，映射 {{mapped}}',
    'size: listing {{said}}, mapped {{mapped}}',
  ],
  'skuMapping.contradiction.colour': [
    '颜色：平台 {{said}}，映射 {{mapped}}',
    'color: listing {{said}}, mapped {{mapped}}',
  ],
  'skuMapping.contradiction.design': [
    '图案：平台 {{said}}，映射 {{mapped}}',
    'design: listing {{said}}, mapped {{mapped}}',
  ],
  'skuMapping.contradiction.published': [
    '产品：刊登 {{said}}，映射 {{mapped}}',
    'product: published as {{said}}, mapped {{mapped}}',
  ],
  'skuMapping.contradiction.several': ['{{first}}；{{rest}}', '{{first}}; {{rest}}'],
  'skuMapping.badCursor': [
    '列表位置无效，请从头重新加载',
    'This position in the list is no longer valid. Reload the list',
  ],
  'skuMapping.because.sameSkuId': [
    '店铺“{{store}}”中同一 SKU ID 已映射到 {{code}}',
    'The same SKU ID is mapped to {{code}} in “{{store}}”',
  ],
  'skuMapping.because.sameSellerSku': [
    '店铺“{{store}}”中同一商家 SKU 已映射到 {{code}}',
    'The same seller SKU is mapped to {{code}} in “{{store}}”',
  ],
  'skuMapping.because.sameTitle': [
    '同一标题的商品使用 {{prints}}（{{code}}，店铺“{{store}}”）',
    'A product with the same title uses {{prints}} ({{code}} in “{{store}}”)',
  ],
  'skuMapping.because.codeInSku': ['商家 SKU 中含产品编码 {{code}}', 'The seller SKU contains {{code}}'],
  'skuMapping.because.codeFits': [
    '款式、颜色和尺码与平台信息一致：{{spec}}',
    'Model, color and size match the listing: {{spec}}',
  ],
  'skuMapping.because.printNamed': ['商家 SKU 或标题含图片名“{{name}}”', 'The listing names the picture “{{name}}”'],
  'skuMapping.countChanged': [
    '现在有 {{count}} 个，与确认时不同，未做任何更改。请重试',
    'There are {{count}} now, not the number you confirmed. Nothing was changed. Try again',
  ],
  'skuMapping.tooMany': [
    '一次最多处理 {{max}} 个映射，请先缩小搜索范围',
    'At most {{max}} mappings at a time. Narrow the search first',
  ],
});
