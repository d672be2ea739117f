import { defineMessages } from '../catalogue.ts';

export const publishingMessages = defineMessages({
  'publishing.saleTypeRequired': ['请选择销售类型', 'Please select the sales type'],
  'publishing.storeRequired': ['请选择店铺', 'Please select a store'],
  'publishing.productRequired': ['请选择产品', 'Please select a product'],
  'publishing.cargoNoRequired': ['请输入货号', 'Please enter the item number'],
  'publishing.titleRequired': ['请输入标题', 'Please enter the title'],
  'publishing.priceRequired': ['请输入价格', 'Please enter the price'],
  'publishing.chooseSome': ['请选择数据', 'Please select data'],
  'publishing.noLink': ['请先生成链接', 'please generate a link first'],
  'publishing.settingRequired': ['请填写此项', 'Please fill this in'],
  'publishing.settingNotOffered': [
    '平台已不提供此选项，请重新选择',
    'The marketplace does not offer this any more. Please choose again',
  ],
  'publishing.settingsMissing': ['刊登设置未填写：{{settings}}', 'Publishing settings not filled in: {{settings}}'],
  'publishing.settingsGone': [
    '平台已不提供所选的：{{settings}}',
    'The marketplace no longer offers what was chosen: {{settings}}',
  ],
  'publishing.usedByListings': ['{{count}} 个链接', 'listings: {{count}}'],
  'publishing.setting.brandCode': ['品牌', 'brand'],
  'publishing.setting.subSites': ['销售站点', 'sites'],
  'publishing.setting.warehouseCode': ['仓库', 'warehouse'],
  'publishing.setting.siteIds': ['销售站点', 'sites'],
  'publishing.setting.warehouseId': ['仓库', 'warehouse'],
  'publishing.setting.freightTemplateId': ['运费模板', 'freight template'],
  'publishing.setting.originRegion': ['产地', 'origin'],
  'publishing.setting.originProvinceId': ['产地省份', 'province of origin'],
  'publishing.setting.currency': ['币种', 'currency'],
  'publishing.factor': ['请输入数字，最多 4 位小数', 'Enter a number with at most 4 decimals'],
  'publishing.linksRefused': ['部分链接无法保存', 'Some links cannot be saved'],
  'publishing.belowCost': [
    '{{count}} 个 SKU 的售价低于成本',
    '{{count}} SKUs are priced below their cost',
    '1 SKU is priced below its cost',
  ],
  'publishing.nothingToRelease': ['此计划没有可发布的链接', 'This plan has nothing left to release'],
  'publishing.planPublished': [
    '计划中有发布中或已发布的链接，不能删除。请先在平台下架或删除它们',
    'The plan has listings that are publishing or published. Remove them at the marketplace first',
  ],
  'publishing.onItsWay': [
    '此链接正在发布，请等待平台答复后再修改',
    'This listing is publishing. Change it once the marketplace has answered',
  ],
  'publishing.atMarketplace': [
    '平台上已有此链接，删除不会影响平台。请先下架，再在平台删除',
    'The marketplace has this listing, and deleting it here would not remove it there. Take it down first, then delete it at the marketplace',
  ],
  'publishing.means.quota': [
    '店铺可发布的数量已用完，稍后可再发布',
    'The store may publish no more for now. Release it again later',
  ],
  'publishing.means.pictureAddress': [
    '平台取不到这张图片。重新发布会再次上传',
    'The marketplace cannot read this picture. Releasing again uploads it anew',
  ],
  'publishing.means.skuTaken': [
    '店铺里已有相同的 SKU，请修改 SKU，或先在平台删除原商品',
    'The store has this SKU already. Change it here, or delete the other product at the marketplace',
  ],
  'publishing.means.brand': [
    '店铺不能使用此品牌，请在刊登设置里更换',
    'The store may not use this brand. Choose another in its publishing settings',
  ],
  'publishing.means.forbiddenWords': [
    '平台认为文字或图案违禁或侵权，请修改后重新发布',
    'The marketplace takes words or artwork for forbidden or infringing. Change them and release again',
  ],
  'publishing.means.inReview': [
    '平台正在审核此商品，审核结束后才能修改',
    'The marketplace is reviewing this product. It can be changed after that',
  ],
  'publishing.means.priceRejected': [
    '平台没有接受供货价。请在平台后台的核价中同意建议价，或申报新的价格',
    'The marketplace did not accept the supply price. Agree to its proposal or propose another one in its seller center',
  ],
  'publishing.means.mustEdit': [
    '平台要求修改商品资料，原因见平台后台。改好后重新发布',
    'The marketplace wants the product changed; its seller center says why. Mend it and release again',
  ],
  'publishing.means.shelfTooSoon': [
    '同一商品 20 分钟内只能上下架一次，请稍后再试',
    'The same product changes its shelf once in 20 minutes. Try again later',
  ],
});
