import { defineMessages } from '@pressroom/contract/catalogue';

/** The dialog that takes a parcel’s tracking number, carrier and label. */
export const parcelTexts = defineMessages({
  'orders.parcelTitle': ['填写运单', 'Tracking number and label'],
  'orders.parcelOf': ['填写运单：{{number}}', 'Tracking and label of {{number}}'],
  'orders.parcelSaved': ['订单 {{number}} 的运单已保存', 'Tracking of order {{number}} saved'],
  'orders.carrierFromNumber': ['留空则按运单号识别', 'Left empty, it is told from the number'],
  'orders.labelAdd': ['把面单 PDF 拖到这里，或点击选择', 'Drop the label’s PDF here, or click to choose'],
  'orders.labelReplace': ['已有面单。拖入新的 PDF 可替换', 'It has a label. Drop another PDF here to replace it'],
  'orders.labelAddRule': ['运单号留空时从面单读取', 'A tracking number left empty is read from it'],
  'orders.labelChosen': ['保存时上传', 'Uploaded when you save'],
  'orders.label': ['面单', 'Label'],
  'orders.noLabel': ['还没有面单', 'None yet'],
  'orders.carrierQuestion': ['承运商与运单号不符？', 'Do carrier and number belong together?'],
  'orders.carrierTake': ['改为 {{carrier}}', 'Change to {{carrier}}'],
  'orders.carrierKeep': ['就是 {{carrier}}', 'It is {{carrier}}'],
  'orders.carrierBack': ['返回修改', 'Go back'],
  'orders.carrier': ['承运商', 'Carrier'],
});
