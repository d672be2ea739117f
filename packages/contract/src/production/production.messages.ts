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
  'production.notMarked': ['{{code}} 没有被标记完成', '{{code}} is not marked as made'],
  'production.markedTooLong': [
    '{{code}}：只能在标记后 {{count}} 分钟内撤销',
    '{{code}} was marked as made more than {{count}} minutes ago',
  ],
  'production.countedAtBench': [
    '{{code}} 已在打包台扫描，不能撤销完成',
    '{{code}} was counted at a packing bench: it is made',
  ],
  'production.sheets.none': [
    '没有可拼版的件：{{order}}（{{reason}}）',
    'There is nothing to lay on a sheet. {{order}}: {{reason}}',
  ],
  'production.sheets.tooMany': [
    '共 {{count}} 个印花，一次最多拼 {{most}} 个，请缩小范围',
    'These are {{count}} prints, and one go takes {{most}} at most. Choose fewer',
  ],
  'production.sheets.unknownOrder': ['没有此订单号', 'No order has this number'],
  'production.sheets.allDone': ['所有件都已完成或已在版上', 'All its pieces are made or lie on a sheet already'],
  'production.sheets.isMade': ['此件已完成', 'This piece is made already'],
  'production.sheets.onSheet': ['已在 {{sheet}} 上', 'It lies on {{sheet}} already'],
  'production.sheets.noPrint': [
    '位置 {{position}} 的印花或产品编码已被删除',
    'The print at position {{position}} or its product code has been deleted',
  ],
  'production.sheets.tooLarge': [
    '位置 {{position}} 的印花（{{width}} × {{height}} mm，含说明）大于版面',
    'The print at position {{position}} is larger than a sheet ({{width}} × {{height}} mm with its caption)',
  ],
  'production.sheets.noFiles': [
    '{{sheet}} 的文件还没有生成，或已被清理',
    'The files of {{sheet}} are not made yet, or have been deleted',
  ],
  'production.sheets.notRedrawable': [
    '{{sheet}} 的文件已存在或正在生成；已作废的版不能再生成',
    'The files of {{sheet}} are there or being made; those of a discarded sheet are not made again',
  ],
  'production.sheets.notLaid': ['{{sheet}} 已打印或已作废', '{{sheet}} has been printed or discarded already'],
  'production.sheets.notPrinted': ['{{sheet}} 没有被标记已打印', '{{sheet}} is not marked as printed'],
  'production.sheets.printedTooLong': [
    '{{sheet}}：只能在标记后 {{count}} 分钟内撤销',
    '{{sheet}} was marked as printed more than {{count}} minutes ago',
  ],
  'production.sheets.pressed': [
    '{{sheet}} 上已有件完成或作废，不能撤销已打印',
    'Pieces of {{sheet}} are made or spoiled already, so it was printed',
  ],
  'production.sheets.notReady': ['{{sheet}} 的文件还没有生成', 'The files of {{sheet}} are not made yet'],
  'production.sheets.discarded': ['{{sheet}} 已作废', '{{sheet}} has been discarded already'],
  'production.sheets.edited': ['订单已修改，此件不再需要', 'The order was edited: this piece is not wanted any more'],
  'production.sheets.spoiledSince': ['此件已作废，正在重做', 'This piece was spoiled since and is made again'],
  'production.sheets.fileGone': [
    '{{order}} 的印花文件不在存储中',
    'The file of a print of {{order}} is missing from the storage',
  ],
  'production.sheets.drawFailed': ['文件生成失败，请重新生成', 'The files could not be made. Make them again'],
  'production.sheets.task': ['生成拼版文件', 'Making files of gang sheets'],
  'production.sheets.cancelled': ['生成文件时被取消', 'Cancelled while its files were made'],
  'orders.log.laidOut': [
    '{{count}} 个印花已拼到 {{sheet}}',
    '{{count}} prints laid on {{sheet}}',
    'One print laid on {{sheet}}',
  ],
  'orders.log.sheetPrinted': [
    '{{sheet}} 已打印，含此订单 {{count}} 个印花',
    '{{sheet}} printed, with {{count}} prints of this order',
    '{{sheet}} printed, with one print of this order',
  ],
  'orders.log.sheetUnprinted': ['撤销：{{sheet}} 没有打印', 'Taken back: {{sheet}} is not printed'],
  'orders.log.made': ['第 {{line}} 行第 {{unit}} 件已完成', 'Line {{line}}, piece {{unit}} made'],
  'orders.log.unmade': [
    '撤销：第 {{line}} 行第 {{unit}} 件没有完成',
    'Taken back: line {{line}}, piece {{unit}} is not made',
  ],
  'orders.log.sheetDiscarded': [
    '{{sheet}} 作废，{{count}} 个印花重新待做',
    '{{sheet}} discarded: {{count}} prints are to do again',
    '{{sheet}} discarded: one print is to do again',
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
