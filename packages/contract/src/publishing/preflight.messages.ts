import { defineMessages } from '../catalogue.ts';

/** What preflight finds in a listing, and where the remedy is. */
export const preflightMessages = defineMessages({
  /** A name that the marketplace tells in both languages. */
  'preflight.named': ['{{zh}}', '{{en}}'],
  'preflight.noLongerPasses': [
    '预检依据有变化，此链接现有 {{count}} 个问题，不能发布',
    'What listings are judged by has changed: preflight now finds {{count}} errors in this one',
    'What listings are judged by has changed: preflight now finds one error in this one',
  ],
  'preflight.more': [
    '同类问题还有 {{count}} 处',
    'The same is wrong in {{count}} more places',
    'The same is wrong in one more place',
  ],
  'preflight.attribute': ['属性“{{name}}”：{{problem}}', 'Attribute “{{name}}”: {{problem}}'],
  'preflight.attributesUnknown': [
    '尚未取得此类目的属性定义，属性未检查。请打开分类模板获取',
    'The attributes of this category have not been fetched yet, so they were not checked. Open the classification template to fetch them',
  ],
  'preflight.offersUnknown': [
    '尚未从平台取得可选的{{what}}，未检查。请在店铺的刊登设置中获取',
    'What the marketplace offers as {{what}} has not been fetched yet, so it was not checked. Open the store’s publishing settings to fetch it',
  ],
  'preflight.chartsUnknown': [
    '尚未取得此类目的尺码表与模特要求，未检查。请打开分类模板获取',
    'Whether this category asks for a size chart and a model has not been fetched yet, so it was not checked. Open the classification template to fetch it',
  ],
  'preflight.settingMissing': [
    '店铺的刊登设置缺少{{field}}，请补充',
    'The store’s publishing settings lack the {{field}}. Fill it in',
  ],
  'preflight.settingGone': [
    '平台不再提供刊登设置中的{{field}}“{{value}}”，请重新选择',
    'The marketplace does not offer the {{field}} “{{value}}” of the store’s publishing settings. Choose another one',
  ],
  'preflight.brand': ['品牌', 'brand'],
  'preflight.site': ['站点', 'site'],
  'preflight.warehouse': ['仓库', 'warehouse'],
  'preflight.freightTemplate': ['运费模板', 'freight template'],
  'preflight.origin': ['产地', 'origin'],
  'preflight.province': ['产地省份', 'province of origin'],
  'preflight.currency': ['币种', 'currency'],
  'preflight.currencyNotDollars': [
    '价格按美元填写，但刊登设置的币种是 {{currency}}，金额会被当作 {{currency}}。此店铺暂不能刊登',
    'Prices are entered in US dollars, but the currency of the store’s publishing settings is {{currency}}: the marketplace would read them as {{currency}}. Nothing can be published in this store',
  ],
  'preflight.currencyNotOffered': [
    '平台在此店铺使用 {{offered}}，刊登设置的币种是 {{currency}}',
    'The marketplace uses {{offered}} for this store, its publishing settings say {{currency}}',
  ],
  'preflight.siteForeign': [
    '此店铺不在站点 {{site}} 销售，请在刊登设置中选择本国站点',
    'This store does not sell on the site {{site}}. Choose that of its own country in the publishing settings',
  ],
  'preflight.categoryMissing': [
    '产品的分类模板没有选到末级类目，请补充',
    'The product’s classification template does not end in a last category. Choose one',
  ],
  'preflight.titleShort': [
    '标题有 {{length}} 个字符，至少需要 {{least}} 个',
    'The title has {{length}} characters, at least {{least}} are needed',
  ],
  'preflight.titleLong': [
    '标题有 {{length}} 个字符，最多 {{most}} 个',
    'The title has {{length}} characters, at most {{most}} are allowed',
  ],
  'preflight.descriptionLong': [
    '描述有 {{length}} 个字符，最多 {{most}} 个',
    'The description has {{length}} characters, at most {{most}} are allowed',
  ],
  'preflight.descriptionEmoji': [
    '描述中不能有表情符号（{{found}}），请删除',
    'The description must not contain emoji ({{found}}). Remove them',
  ],
  'preflight.titleForbidden': ['标题含有违禁词“{{word}}”', 'The title contains the forbidden word “{{word}}”'],
  'preflight.descriptionForbidden': [
    '描述含有违禁词“{{word}}”',
    'The description contains the forbidden word “{{word}}”',
  ],
  'preflight.cargoNoMissing': ['请输入货号', 'Please enter the item number'],
  'preflight.cargoNoLong': [
    '货号有 {{length}} 个字符，最多 {{most}} 个',
    'The item number has {{length}} characters, at most {{most}} are allowed',
  ],
  'preflight.noSkus': ['链接没有 SKU', 'The listing has no SKU'],
  'preflight.skuMissing': ['请输入 SKU', 'Please enter the SKU'],
  'preflight.skuLong': [
    'SKU 有 {{length}} 个字符，最多 {{most}} 个',
    'The SKU has {{length}} characters, at most {{most}} are allowed',
  ],
  'preflight.skuTwice': ['SKU“{{sku}}”在此链接中重复', 'The SKU “{{sku}}” stands twice in this listing'],
  'preflight.skuTaken': [
    '此店铺的其他链接已使用 SKU“{{sku}}”',
    'Another listing of this store has the SKU “{{sku}}” already',
  ],
  'preflight.colour': ['颜色', 'color'],
  'preflight.size': ['尺码', 'size'],
  'preflight.specMissing': ['SKU 缺少{{what}}，此类目必填', 'The SKU has no {{what}}, which this category asks for'],
  'preflight.specNotTaken': [
    '此类目没有{{what}}规格，平台无法区分这些 SKU',
    'This category has no specification for the {{what}}, so the marketplace cannot tell these SKUs apart',
  ],
  'preflight.specUnknown': [
    '平台的“{{attribute}}”没有“{{value}}”，此类目也不允许自定义值。请改用平台提供的值',
    'The marketplace’s “{{attribute}}” has no “{{value}}”, and this category takes no values of your own. Use one that it offers',
  ],
  'preflight.specOwnUnknown': [
    '平台的“{{attribute}}”没有“{{value}}”；尚未取得此类目是否允许自定义值，发布时可能被拒绝',
    'The marketplace’s “{{attribute}}” has no “{{value}}”, and it is not known yet whether this category takes values of your own: it may be refused',
  ],
  'preflight.specTwice': [
    '{{count}} 个 SKU 的规格都是“{{spec}}”，平台视为重复',
    '{{count}} SKUs have the specification “{{spec}}”, which the marketplace takes for the same',
  ],
  'preflight.specGap': [
    '规格组合不完整：每种颜色都要有每个尺码，缺少 {{missing}}',
    'The combinations are incomplete: each color must have each size. Missing: {{missing}}',
  ],
  'preflight.tooManyColours': [
    '有 {{count}} 种颜色，最多 {{most}} 种',
    'There are {{count}} colors, at most {{most}} are allowed',
  ],
  'preflight.tooManySkus': [
    '一种颜色有 {{count}} 个 SKU，最多 {{most}} 个',
    'One color has {{count}} SKUs, at most {{most}} are allowed',
  ],
  'preflight.noneOnSale': ['所有 SKU 都已停售，没有可卖的', 'All SKUs are off sale: there is nothing to buy'],
  'preflight.priceMissing': ['请填写{{what}}', 'Fill in the {{what}}'],
  'preflight.originalPrice': ['原价', 'original price'],
  'preflight.specialPrice': ['特价', 'special price'],
  'preflight.priceLow': ['{{what}} {{price}} 必须大于 0', 'The {{what}} {{price}} must be above 0'],
  'preflight.priceHigh': ['{{what}} {{price}} 不能超过 {{most}}', 'The {{what}} {{price}} must not exceed {{most}}'],
  'preflight.specialNotBelow': [
    '特价 {{special}} 必须低于原价 {{original}}',
    'The special price {{special}} must be below the original price {{original}}',
  ],
  'preflight.specialAbove': [
    '特价 {{special}} 高于原价 {{original}}，平台按特价发布，请确认',
    'The special price {{special}} is above the original price {{original}}, and it is the one that this marketplace gets. Check it',
  ],
  'preflight.pricesDiffer': [
    '同一颜色的各尺码价格必须相同，现有 {{prices}}',
    'All sizes of one color must have the same price. There are {{prices}}',
  ],
  'preflight.stockHigh': ['库存 {{stock}} 不能超过 {{most}}', 'The stock {{stock}} must not exceed {{most}}'],
  'preflight.stockNone': ['所有 SKU 的库存都是 0', 'All SKUs have a stock of 0'],
  'preflight.boxMissing': ['请填写{{side}}', 'Fill in: {{side}}'],
  'preflight.boxSmall': ['{{side}}为 {{value}}，至少 {{least}}', '{{side}}: {{value}}, at least {{least}} is needed'],
  'preflight.boxLarge': ['{{side}}为 {{value}}，不能超过 {{most}}', '{{side}}: {{value}}, at most {{most}} is allowed'],
  'preflight.weightRounded': [
    '平台只收整克，重量 {{weight}} g 会按 {{sent}} g 发送',
    'The marketplace takes whole grams: the weight {{weight}} g is sent as {{sent}} g',
  ],
  'preflight.slotFew': [
    '{{slot}}有 {{count}} 张，至少需要 {{least}} 张',
    '{{slot}}: {{count}}, at least {{least}} needed',
  ],
  'preflight.slotMany': ['{{slot}}有 {{count}} 张，最多 {{most}} 张', '{{slot}}: {{count}}, at most {{most}} allowed'],
  'preflight.picture': ['{{slot}}第 {{position}} 张：{{problem}}', '{{slot}}, no. {{position}}: {{problem}}'],
  'preflight.packaging': ['外包装图', 'Packaging pictures'],
  'preflight.sizeChartMissing': [
    '此类目必须有尺码表，请在分类模板中选择',
    'This category asks for a size chart. Choose one in the classification template',
  ],
  'preflight.sizeChartGone': [
    '平台已没有尺码表“{{name}}”，请在分类模板中重新选择',
    'The marketplace has no size chart “{{name}}” any more. Choose another one in the classification template',
  ],
  'preflight.sizeChartOfSet': [
    '套装的每个部分都要有尺码表：名为“{{name}}”的有 {{count}} 个，需要 {{least}} 个。请在平台为每个部分建立同名尺码表',
    'Each part of a set needs a size chart: {{count}} are called “{{name}}”, {{least}} are needed. Make one of this name for each part at the marketplace',
  ],
  'preflight.modelMissing': [
    '此类目展示模特，请在分类模板中选择',
    'This category shows a model. Choose one in the classification template',
  ],
  'preflight.modelElsewhere': [
    '此店铺没有模特“{{name}}”，发布时不带模特。需要展示的话，请在平台为此店铺登记同名模特，或在分类模板中重新选择',
    'This shop has no model “{{name}}”, so the listing goes without one. To show one, register a model of this name for the shop at the marketplace, or choose another one in the classification template',
  ],
  'preflight.fieldUnsupported': [
    '此类目要求填写“{{field}}”，目前只能在平台后台填写，发布会被拒绝',
    'This category asks for “{{field}}”, which can be filled in only at the marketplace itself: publishing would be refused',
  ],
  'preflight.measuresUnsupported': [
    '此类目有尺码测量项（{{names}}），这里没有这些数据，请发布后在平台后台补充',
    'This category has measurements for its size chart ({{names}}), which are not kept here. Fill them in at the marketplace afterwards',
  ],
  'preflight.linkMissing': ['此类目要求参考链接，请填写', 'This category asks for a reference link. Fill it in'],
});
