import { defineMessages } from '@pressroom/contract/catalogue';

export const stocktakeTexts = defineMessages({
  'stocktake.title': ['库存盘点', 'Stocktake'],
  'stocktake.rule': [
    '先下载盘点表，填写“实盘数量”后上传。未填写的行库存不变；写入前会显示差异',
    'Download the count sheet, fill in “Counted” and upload it. Lines left empty keep their stock, and differences are shown before anything is written',
  ],
  'stocktake.reason': ['调整原因', 'Reason'],
  'stocktake.reasonHint': ['例如：11 月盘点', 'Such as: November stocktake'],
  'stocktake.go': ['更新 {{count}} 个编码的库存', 'Set the stock of {{count}} codes', 'Set the stock of 1 code'],
  'stocktake.done': ['已更新 {{count}} 个编码的库存', 'Stock set for {{count}} codes', 'Stock set for 1 code'],
  'stocktake.more': ['盘盈件数', 'Units more'],
  'stocktake.fewer': ['盘亏件数', 'Units fewer'],
  'stocktake.unchanged': ['一致', 'Matching codes'],
});
