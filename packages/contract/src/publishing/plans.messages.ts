import { defineMessages } from '../catalogue.ts';

export const planMessages = defineMessages({
  'publishing.noMarketplace': ['此店铺没有对应的平台，不能刊登', 'This store has no marketplace to publish to'],
  'publishing.storeDisabled': ['店铺“{{store}}”已停用，请先启用', 'The store {{store}} is disabled. Enable it first'],
  'publishing.storeNotAuthorized': [
    '店铺“{{store}}”没有产品授权，请先在店铺页授权',
    'The store {{store}} is not authorized for products. Authorize it on the store page first',
  ],
  'publishing.productGone': ['产品已被删除，请重新选择', 'The product has been deleted. Choose another'],
  'publishing.nothingOnSale': [
    '产品 {{spu}} 没有启用的 SKU，请先启用',
    'No SKU of {{spu}} is on sale. Put one on sale first',
  ],
  'publishing.cargoNoTaken': [
    '此店铺已有货号 {{cargoNo}}，请换一个',
    'The store has item number {{cargoNo}} already. Choose another',
  ],
  'publishing.cargoNoTwice': [
    '货号 {{cargoNo}} 在同一店铺中填了两次',
    'Item number {{cargoNo}} is given twice for the same store',
  ],
  'publishing.takenMeanwhile': [
    '其他人刚刚使用了相同的货号或 SKU，请重新生成链接或重试',
    'Somebody has just taken the same item number or SKU. Generate the links again, or try once more',
  ],
  'publishing.cargoNoFixed': [
    '平台已有此货号，不能再修改',
    'The marketplace has this item number, so it cannot change any more',
  ],
  'publishing.fixedThere': [
    '{{marketplace}} 收到商品后，不接受通过接口修改此项。请到平台后台修改，或删除链接后重新刊登',
    '{{marketplace}} takes no change of this once it has the product. Change it in its seller center, or publish a new listing in place of this one',
  ],
  'publishing.skuTaken': ['此店铺已有 SKU {{sku}}，请换一个', 'The store has SKU {{sku}} already. Choose another'],
  'publishing.skuFixed': ['平台已有此 SKU，不能再修改', 'The marketplace has this SKU, so it cannot change any more'],
  'publishing.definitionMissing': [
    '还没有取得平台的类目属性，暂时不能修改。请几分钟后再试',
    'The attributes of this category have not been asked for yet. Try again in a few minutes',
  ],
  'publishing.event.planned': ['加入刊登计划 {{plan}}', 'Added to publish plan {{plan}}'],
  'publishing.event.edited': ['修改了内容', 'Changed its contents'],
  'publishing.event.refrozen': ['按产品的当前内容更新', 'Took over the product as it is now'],
});
