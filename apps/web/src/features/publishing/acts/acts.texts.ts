import { defineMessages } from '@pressroom/contract/catalogue';

/** What is done to plans and listings, and what came of it. */
export const publishingActsTexts = defineMessages({
  'publishing.act.publish': ['发布', 'Publish'],
  'publishing.act.republish': ['重新发布', 'Republish'],
  'publishing.act.preflight': ['预检', 'Preflight'],
  'publishing.act.list': ['上架', 'Available'],
  'publishing.act.remove': ['下架', 'Remove'],
  'publishing.act.check': ['立即核对', 'Check now'],
  'publishing.act.takeTheirs': ['以平台为准', 'Take theirs'],
  'publishing.act.sendOurs': ['以本地为准', 'Send ours'],
  'publishing.act.delete': ['删除', 'Delete'],
  'publishing.act.price': ['修改价格', 'Change price'],
  'publishing.act.stock': ['修改库存', 'Change stock'],
  'publishing.act.schedule': ['定时发布', 'Schedule'],
  'publishing.act.detail': ['详情', 'Detail'],

  'publishing.ask.publish': ['发布 {{count}} 个链接？', 'Publish {{count}} listings?', 'Publish 1 listing?'],
  'publishing.askDetail.publish': [
    '将提交到平台审核；预检有错误的链接不会提交',
    'They go to the marketplace for review. Listings with errors stay here',
  ],
  'publishing.ask.republish': ['重新发布 {{count}} 个链接？', 'Republish {{count}} listings?', 'Republish 1 listing?'],
  'publishing.askDetail.republish': [
    '将再次提交到平台审核；预检有错误的链接不会提交',
    'They go to the marketplace for review once more. Listings with errors stay here',
  ],
  'publishing.ask.refreeze': [
    '为 {{count}} 个链接采用产品的变更？',
    'Take over the products’ changes into {{count}} listings?',
    'Take over the product’s changes into 1 listing?',
  ],
  'publishing.askDetail.refreeze': [
    '图片、属性、颜色尺码、包装、类目和外箱规格改为产品现在的内容，平台还没有的链接会加入新增的 SKU；标题、货号、价格和库存不变',
    'Pictures, attributes, colors, sizes, packaging, category and box become those of the product now; new SKUs join where the marketplace does not have the listing yet. Title, item number, prices and stock stay',
  ],
  'publishing.ask.list': ['上架 {{count}} 个链接？', 'Make {{count}} listings available?', 'Make 1 listing available?'],
  'publishing.askDetail.list': [
    '买家将可以下单；平台没有上架接口时，恢复下架前的库存',
    'Buyers can order them. Where a marketplace has no call for it, the former stock is set again',
  ],
  'publishing.ask.remove': ['下架 {{count}} 个链接？', 'Remove {{count}} listings?', 'Remove 1 listing?'],
  'publishing.askDetail.remove': [
    '买家将无法下单；平台没有下架接口时，库存改为 0',
    'Buyers cannot order them any more. Where a marketplace has no call for it, the stock becomes 0',
  ],
  'publishing.ask.takeTheirs': [
    '{{count}} 个链接以平台为准？',
    'Take the marketplace’s values for {{count}} listings?',
    'Take the marketplace’s values for 1 listing?',
  ],
  'publishing.askDetail.takeTheirs': [
    '这里的价格、库存和上下架状态改为平台的内容',
    'Price, stock and shelf here become what the marketplace has',
  ],
  'publishing.askDetail.gone': [
    '转为发布失败，可重新发布或删除',
    'It counts as failed here: publish it again as a new one, or delete it',
  ],
  'publishing.ask.delete': ['删除 {{count}} 个链接？', 'Delete {{count}} listings?', 'Delete 1 listing?'],
  'publishing.askDetail.delete': [
    '仅删除这里的记录；平台上已有的链接不会删除',
    'Only records here are deleted. Listings that a marketplace has stay',
  ],

  'publishing.outcomeDone': ['{{act}}：{{done}} 个成功', '{{act}}: {{done}} done'],
  'publishing.outcomeSome': [
    '{{act}}：{{done}} 个成功，{{refused}} 个未执行',
    '{{act}}: {{done}} done, {{refused}} refused',
  ],
  'publishing.outcomeErrors': [
    '{{count}} 个链接有错误，不会提交',
    '{{count}} listings have errors and will not be sent',
    '1 listing has errors and will not be sent',
  ],
  'publishing.retryFailed': ['重试失败的 {{count}} 个', 'Try the {{count}} failed again', 'Try the failed one again'],
  'publishing.progress': ['{{done}} / {{total}}', '{{done}} of {{total}}'],
  'publishing.progressFailed': ['{{count}} 个失败', '{{count}} failed'],

  'publishing.releaseTitle': ['发布 {{count}} 个链接？', 'Publish {{count}} listings?', 'Publish 1 listing?'],
  'publishing.releaseDetail': ['将提交到平台审核', 'They go to their marketplaces for review'],
  'publishing.releaseWithErrors': [
    '其中 {{count}} 个预检有错误，不会提交，其余的照常提交',
    '{{count}} of them have errors and stay here; the others are sent',
    '1 of them has errors and stays here; the others are sent',
  ],
  'publishing.deletePlans': [
    '删除 {{count}} 个刊登计划？',
    'Delete {{count}} publish plans?',
    'Delete 1 publish plan?',
  ],
  'publishing.deletePlansDetail': [
    '连同其中未发布的链接一起删除；有发布中或已发布链接的计划不会删除',
    'Their unpublished listings go with them. Plans with listings that are publishing or published stay',
  ],
  'publishing.unscheduled': ['已取消定时发布', 'The plan will not release itself any more'],
  'publishing.scheduled': ['将于 {{time}} 发布', 'Releases itself at {{time}}'],
  'publishing.scheduleTitle': ['定时发布 {{number}}', 'Schedule {{number}}'],
  'publishing.scheduleNote': [
    '到时间后自动发布；超出平台当日额度的链接顺延到次日',
    'It is released at that time. What exceeds a marketplace’s quota of the day goes out on the next days',
  ],
  'publishing.releaseAt': ['发布时间', 'Release at'],

  'publishing.priceTitle': [
    '修改 {{count}} 个链接的价格',
    'Change the price of {{count}} listings',
    'Change the price of 1 listing',
  ],
  'publishing.stockTitle': [
    '修改 {{count}} 个链接的库存',
    'Change the stock of {{count}} listings',
    'Change the stock of 1 listing',
  ],
  'publishing.allOf': ['应用于全部 {{count}} 个 SKU', 'Applies to all {{count}} SKUs', 'Applies to its one SKU'],
  'publishing.riseReason': ['涨价原因', 'Reason for a higher price'],
  'publishing.riseReasonHint': ['SHEIN 涨价时必填', 'SHEIN asks for it where a price rises'],
  'publishing.riseReason.cost': ['成本上涨', 'Higher cost'],
  'publishing.riseReason.logistics': ['物流费用上涨', 'Higher shipping cost'],
  'publishing.riseReason.afterEvent': ['活动结束恢复原价', 'Back to normal after an event'],
  'publishing.riseReason.other': ['其他', 'Other'],
  'publishing.riseReason.logisticsRule': ['物流规则变化', 'New shipping rules'],
  'publishing.sendOursTitle': [
    '{{count}} 个链接以本地为准',
    'Send our values of {{count}} listings',
    'Send our values of 1 listing',
  ],
  'publishing.sendOursNote': [
    '把这里的价格、库存和上下架状态提交到平台',
    'The marketplace receives the price, stock and shelf that are kept here',
  ],
  'publishing.sendOursGone': [
    '平台上已不存在的 {{count}} 个链接将作为新链接发布',
    '{{count}} listings that are gone at their marketplace are published as new ones',
    '1 listing that is gone at its marketplace is published as a new one',
  ],
  'publishing.belowCostRow': ['{{sku}}：售价 {{price}}，成本 {{cost}}', '{{sku}}: price {{price}}, cost {{cost}}'],
  'publishing.belowCostMore': ['另有 {{count}} 个', 'and {{count}} more'],
  'publishing.belowCostGo': ['仍按此价格', 'Keep these prices'],
});
