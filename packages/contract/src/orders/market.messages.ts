import { defineMessages } from '../catalogue.ts';

export const marketMessages = defineMessages({
  'orders.market.badNumber': ['订单号“{{number}}”为空或过长', 'The order number “{{number}}” is empty or too long'],
  'orders.market.badText': ['订单内容含有无法保存的字符', 'The order holds characters that cannot be kept'],
  'orders.market.manyLines': [
    '订单有 {{count}} 条明细，最多 200 条',
    'The order has {{count}} lines; at most 200 can be kept',
  ],
  'orders.market.badLine': [
    '第 {{line}} 条明细没有 SKU ID，或数量无效',
    'Line {{line}} has no SKU id or no valid quantity',
  ],
  'orders.market.badTime': ['时间“{{value}}”无法识别', 'The time “{{value}}” cannot be read'],
  'orders.market.pending': [
    '买家仍可修改，平台确认后才能继续',
    'The buyer may still change it. It goes on once the marketplace confirms it',
  ],
  'orders.market.numberSpelled': [
    '店铺中已有订单号 {{number}}，仅大小写不同。请修改或关闭该订单',
    'The store has the order number {{number}}: only its capitals differ. Give that order another number',
  ],
  'orders.market.fixed': [
    '平台订单的订单号和店铺不可修改',
    'The number and the store of a marketplace’s order cannot change',
  ],
  'orders.held': [
    '{{what}}。请先在订单中作出决定，在此之前不能打印或发货',
    '{{what}}. Decide on it in the order first: until then nothing is printed or shipped',
  ],
  'orders.hold.cancelled': ['平台已取消此订单', 'The marketplace has cancelled this order'],
  'orders.hold.closedHere': [
    '此订单在这里已关闭，平台要求发货',
    'It is closed here, but its marketplace wants it shipped',
  ],
  'orders.hold.shippedThere': [
    '平台上已发货，但不是从这里发出的',
    'It has been shipped at its marketplace, but not from here',
  ],
  'orders.hold.withdrawn': ['{{what}}（平台已撤回）', '{{what}} (withdrawn by the marketplace)'],
  'orders.hold.takenBack': [
    '平台上已与我们一致，没有可采用的内容，请保留我们的',
    'The marketplace says the same as we do again: there is nothing to take over. Keep ours',
  ],
  'orders.hold.twice': ['每个事项只能作一个决定', 'Decide once on each of them'],
  'orders.hold.cancellationAsked': ['买家申请取消', 'The buyer asks to cancel'],
  'orders.hold.goodsChanged': ['平台修改了商品或数量', 'The goods have changed at the marketplace'],
  'orders.hold.hasShipped': [
    '已发货或正在通知平台，数量不能再改，请保留我们的数量',
    'It has shipped, or its marketplace is being told: its quantities stay. Keep ours',
  ],
  'orders.hold.addressChanged': ['买家修改了收货地址', 'The buyer has changed the address'],
  'orders.hold.addressChangeAsked': ['买家申请修改收货地址', 'The buyer asks to change the address'],
  'orders.hold.risk': ['平台提示此订单有风险', 'The marketplace warns of a risk'],
  'orders.hold.none': ['此订单没有需要决定的事项', 'There is nothing to decide about this order'],
  'orders.hold.gone': [
    '“{{what}}”已不需要决定，请重新打开订单',
    '“{{what}}” no longer needs a decision. Open the order again',
  ],
  'orders.hold.wrongDecision': ['此事项不能这样决定', 'This cannot be decided like that'],
  'orders.hold.decisionRequired': ['请先作出决定', 'Choose what to do'],
  'orders.hold.reasonRequired': ['请说明为什么仍然继续', 'Say why it ships anyway'],
  'orders.labelVoid.held': [
    '面单已作废：制作后平台有新消息。请确认面单仍可用，或上传新面单',
    'The label is void: the marketplace reported something after it was made. Confirm that it is still valid, or attach a new one',
  ],
  'orders.labelVoid.address': [
    '面单已作废：上面是旧地址。请上传新面单',
    'The label is void: it shows the old address. Attach a new one',
  ],
  'orders.labelVoid.number': [
    '面单已作废：运单号已更改。请上传新面单，或确认面单与新运单号相符',
    'The label is void: the tracking number has changed since. Attach a new one, or confirm that it shows the new number',
  ],
  'orders.labelVoid.cancelling': [
    '面单已作废：正在向供应商申请取消',
    'The label is void: its seller is being asked to take it back',
  ],
  'orders.labelVoid.none': ['此订单的面单没有作废', 'The label of this order is not void'],
  'orders.telling.already': [
    '正在通知平台发货，请等待平台回复',
    'The marketplace is being notified of the shipment. Wait for its answer',
  ],
  'orders.telling.task': ['通知平台发货', 'Notifying marketplaces of shipments'],
  'orders.telling.refused': ['平台未接受发货：{{reason}}', 'The marketplace did not accept the shipment: {{reason}}'],
  'orders.telling.noCarrier': [
    '平台没有名为“{{carrier}}”的承运商。平台的承运商：{{known}}',
    'The marketplace knows no carrier “{{carrier}}”. It knows: {{known}}',
  ],
  'orders.telling.whichCarrier': [
    '承运商“{{carrier}}”对应{{marketplace}}的哪一个？选定后自动继续发货',
    'Which of {{marketplace}}’s carriers is “{{carrier}}”? Choose it, and the shipment goes on',
  ],
  'orders.telling.noCarriers': [
    '平台没有返回任何承运商，请稍后再发货',
    'The marketplace named no carriers. Ship again later',
  ],
  'orders.telling.noRegion': [
    '平台没有说明订单所属地区，无法通知发货，请重新同步此订单',
    'The marketplace has not said to which region the order goes. Sync the order again',
  ],
  'orders.carrier.choose': ['请选择承运商', 'Choose a carrier'],
  'orders.carrier.notListed': [
    '平台现在没有这个承运商，请重新选择',
    'The marketplace has no such carrier now. Choose again',
  ],
  'orders.telling.noItems': [
    '没有平台的商品编号，无法通知平台，请重新同步此订单',
    'The marketplace’s names of the goods are missing. Sync the order again',
  ],
  'orders.telling.notAuthorized': [
    '店铺未授权，无法通知平台。请先授权店铺',
    'The store is not authorized, so the marketplace cannot be notified. Authorize it first',
  ],
  'orders.telling.otherNumber': [
    '平台已登记其他运单号：{{number}}',
    'The marketplace has the order under another tracking number: {{number}}',
  ],
  'orders.telling.noAnswer': [
    '多次发送后仍无法确认平台是否收到，请在平台后台核对',
    'After several tries it is still unknown whether the marketplace was told. Check it there',
  ],
  'orders.telling.outcomeRequired': ['请选择核对结果', 'Choose what you have found'],
  'orders.telling.notUnknown': ['此订单没有结果未知的发货', 'No shipment of this order has an unknown outcome'],
  'orders.telling.tooSoon': [
    '刚通知过平台，可能仍在处理。请 {{count}} 秒后再确认平台没有收到',
    'It was sent a moment ago and may still arrive. Wait another {{count}} seconds before you say that it was not told',
    'It was sent a moment ago and may still arrive. Wait another second before you say that it was not told',
  ],
  'orders.telling.notTold': [
    '人工核对：平台没有收到发货，请重新发货',
    'Checked by hand: the marketplace was not told. Ship it again',
  ],
  'orders.label.telling': [
    '订单 {{order}} 正在通知平台发货，面单不可更改',
    'Order {{order}} is being shipped at the marketplace: its label cannot change now',
  ],
  'orders.log.reported': ['平台消息：{{reason}}', 'The marketplace reports: {{reason}}'],
  'orders.log.withdrawn': ['平台已撤回：{{reason}}', 'Withdrawn by the marketplace: {{reason}}'],
  'orders.log.addressReported': [
    '平台上的地址：{{from}} → {{to}}',
    'The address at the marketplace: {{from}} → {{to}}',
  ],
  'orders.log.goodsReported': ['平台上的数量：{{changes}}', 'The quantities at the marketplace: {{changes}}'],
  'orders.log.goodsFollowed': [
    '平台修改了数量，订单已随之更新：{{changes}}',
    'The quantities changed at the marketplace, and here with it: {{changes}}',
  ],
  'orders.log.addressFilled': ['收货地址来自平台', 'The address came from the marketplace'],
  'orders.log.phoneFollowed': ['平台更新了联系电话：{{phone}}', 'The marketplace gave a new phone number: {{phone}}'],
  'orders.log.warned': [
    '平台接受发货时的提示：{{warning}}',
    'The marketplace accepted the shipment and remarks: {{warning}}',
  ],
  'orders.log.asking': ['发货等待确认承运商：{{reason}}', 'The shipment waits: {{reason}}'],
  'orders.log.carrierChosen': [
    '承运商“{{carrier}}”在平台上是“{{theirs}}”，继续发货',
    'The carrier “{{carrier}}” is “{{theirs}}” at the marketplace: the shipment goes on',
  ],
  'orders.log.followed': ['平台状态变为：{{status}}', 'The state at the marketplace is now: {{status}}'],
  'orders.log.decided.close': ['{{reason}}：关闭订单', '{{reason}}: closed'],
  'orders.log.decided.goOn': ['{{reason}}：仍然继续', '{{reason}}: goes on anyway'],
  'orders.log.decided.goOnWhy': ['{{reason}}：仍然继续，{{why}}', '{{reason}}: goes on anyway, {{why}}'],
  'orders.log.decided.takeOver': ['{{reason}}：采用新地址', '{{reason}}: the new address was taken over'],
  'orders.log.decided.keep': ['{{reason}}：保留原地址', '{{reason}}: our address was kept'],
  'orders.log.decided.shipped': ['{{reason}}：这里也记为已发货', '{{reason}}: it counts as shipped here, too'],
  'orders.log.decided.goodsTakenOver': [
    '{{reason}}：采用平台的数量，{{changes}}',
    '{{reason}}: the new quantities were taken over, {{changes}}',
  ],
  'orders.log.decided.goodsKept': [
    '{{reason}}：保留我们的数量，{{why}}',
    '{{reason}}: our quantities were kept, {{why}}',
  ],
  'orders.log.labelKept': ['确认面单仍可用', 'The label was confirmed as still valid'],
  'orders.log.telling': ['通知平台发货，{{carrier}} {{number}}', 'Telling the marketplace, {{carrier}} {{number}}'],
  'orders.log.tellingUnknown': [
    '平台没有明确回复，正在查询是否已收到',
    'The marketplace gave no clear answer. Asking whether it was told',
  ],
  'orders.log.tellingAgain': ['平台没有收到，再次通知', 'The marketplace was not told after all. Telling it again'],
  'orders.log.askedShipment': ['再次查询平台是否已收到发货', 'The marketplace is asked again whether it was told'],
  'orders.log.settledShipped': [
    '人工核对：平台上已发货，{{carrier}} {{number}}',
    'Checked by hand: it is shipped at the marketplace, {{carrier}} {{number}}',
  ],
  'orders.log.settledNotTold': ['人工核对：平台没有收到发货', 'Checked by hand: the marketplace was not told'],
  'orders.log.accepted': [
    '平台已接受发货，{{carrier}} {{number}}',
    'The marketplace accepted it, {{carrier}} {{number}}',
  ],
  'orders.log.refused': ['平台未接受发货：{{reason}}', 'The marketplace did not accept it: {{reason}}'],
  'orders.log.dropped': ['未通知平台，发货已取消', 'The marketplace was not told: shipping was called off'],
  'orders.log.taken': ['从平台同步，平台状态：{{status}}', 'Taken over from the marketplace, its state: {{status}}'],
});
