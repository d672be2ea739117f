import { defineMessages } from '../catalogue.ts';

export const productionMessages = defineMessages({
  'production.codeRequired': ['请扫描或输入件码', 'Scan or type the code of a piece'],
  'production.unknownPiece': ['没有件码为 {{code}} 的件', 'No piece has the code {{code}}'],
  'production.misreadPiece': ['条码读取有误：{{code}}，请重新扫描', '{{code}} was misread. Scan it again'],
  'production.anyUnit': [
    '{{code}} 是整行的件码（共 {{count}} 件），请选择是第几件',
    '{{code}} is the code of a line of {{count}} pieces. Say which one it is',
  ],
  'production.noSuchUnit': [
    '订单 {{order}} 此行只有 {{count}} 件',
    'This line of order {{order}} has {{count}} pieces only',
    'This line of order {{order}} has one piece only',
  ],
  'production.refused': ['订单 {{order}}：{{reason}}', 'Order {{order}}: {{reason}}'],
  'production.shipped': ['已发货', 'It has shipped'],
  'production.shipping': ['正在发货', 'Its shipment is under way'],
  'production.notInProduction': [
    '当前状态“{{status}}”，不在生产中',
    'Its status is “{{status}}”: it is not in production',
  ],
  'production.otherRound': [
    '此件刚刚已被标记作废，请重新扫描',
    'Somebody has just marked this piece as spoiled. Scan it again',
  ],
  'production.notUndoable': [
    '只能在 {{count}} 分钟内、且重做件尚未排版或完成时撤销',
    'This can be taken back within {{count}} minutes only, and not once the remake is laid out or made',
  ],
  'production.nothingToDo': ['所选产品没有待做的件', 'Nothing of this is left to do'],
  'production.reasonTextRequired': ['请填写作废原因', 'Please enter what happened'],
  'production.reason.misprint': ['印错', 'Misprint'],
  'production.reason.stained': ['脏污', 'Stained'],
  'production.reason.shirtDamaged': ['衣服破损', 'Shirt damaged'],
  'production.reason.pressFault': ['烫压故障', 'Press fault'],
  'production.reason.filmFault': ['印膜损坏', 'Film damaged, shirt still good'],
  'production.reason.other': ['其他', 'Other'],
  'orders.log.spoiled': [
    '第 {{line}} 行第 {{unit}} 件作废（{{why}}），第 {{round}} 次制作',
    'Line {{line}}, piece {{unit}} spoiled ({{why}}): making {{round}} begins',
  ],
  'orders.log.spoiledOther': [
    '第 {{line}} 行第 {{unit}} 件作废（{{why}}：{{text}}），第 {{round}} 次制作',
    'Line {{line}}, piece {{unit}} spoiled ({{why}}: {{text}}): making {{round}} begins',
  ],
  'orders.log.unspoiled': [
    '撤销：第 {{line}} 行第 {{unit}} 件没有作废',
    'Taken back: line {{line}}, piece {{unit}} is not spoiled',
  ],
});
