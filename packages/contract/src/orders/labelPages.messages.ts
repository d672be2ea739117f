import { defineMessages } from '../catalogue.ts';

/** What is said of label files and of their pages: of those that no order takes, why. */
export const labelPagesMessages = defineMessages({
  'orders.label.severalNamed': ['此页可能属于多个订单：{{orders}}', 'This page may be for several orders: {{orders}}'],
  'orders.label.otherTracking': [
    '此页有订单号 {{order}}，但运单号是 {{read}}，订单的运单号是 {{number}}，未匹配',
    'This page names order {{order}}, but says {{read}}, and the order has the tracking number {{number}}: it was not attached',
  ],
  'orders.label.partOfNumber': [
    '此页的号码可能是订单 {{order}} 的订单号，也可能是更长号码的一部分，请核对',
    'A number on this page may be that of order {{order}}, or a part of a longer one. Look at the page and decide',
  ],
  'orders.label.tooManyToMerge': [
    '共 {{count}} 张面单，一个 PDF 最多 {{most}} 张，请改用压缩包',
    'These are {{count}} labels, and one PDF takes {{most}} at most. Use the zip instead',
  ],
  'orders.label.refused': ['{{reason}}', '{{reason}}'],
  'orders.label.attached': ['已匹配', 'Attached'],
  'orders.label.unreadable': ['未识别到运单条码', 'No tracking barcode was found'],
  'orders.label.noOrder': ['没有订单使用此运单号', 'No order has this tracking number'],
  'orders.label.several': ['多个订单使用此运单号：{{orders}}', 'Several orders have this tracking number: {{orders}}'],
  'orders.label.second': [
    '订单 {{order}} 已有面单，未替换。请核对此页后决定是否改用',
    'Order {{order}} has a label already, which was kept. Look at this page and decide whether to use it instead',
  ],
  'orders.label.notALabel': [
    '此页不像面单（尺寸或没有运单条码），仅提到了订单 {{order}}',
    'This page does not look like a label (its size, or no tracking barcode): it only names order {{order}}',
  ],
  'orders.label.which': [
    '条码可能是以下任一运单号：{{numbers}}。请选择',
    'The barcode may be any of these tracking numbers: {{numbers}}. Choose one',
  ],
  'orders.label.whichCode': [
    '属于订单 {{order}}，但无法判断哪个条码是运单号。请确认运单号',
    'This is for order {{order}}, but which of its barcodes is the tracking number is not clear. Say which',
  ],
  'orders.label.twoNumbers': [
    '此页有多个运单号：{{numbers}}。如果是两张面单，请拆成两页后重新上传；否则请指定订单',
    'This page has several tracking numbers: {{numbers}}. If these are two labels, put each on a page of its own and upload again; else choose the order',
  ],
  'orders.label.replaces': [
    '订单 {{order}} 已有面单，将被替换',
    'Order {{order}} has a label already, which this page would replace',
  ],
  'orders.label.changesNumber': [
    '面单上的运单号是 {{read}}，订单 {{order}} 的运单号是 {{number}}，将改为面单上的',
    'The page says {{read}}, and order {{order}} has the tracking number {{number}}: it would take the page’s',
  ],
  'orders.label.notOnPage': ['面单上读到的是 {{read}}，不是 {{number}}', 'The page says {{read}}, not {{number}}'],
  'orders.label.both': ['{{one}}；{{other}}', '{{one}}. {{other}}'],
  'orders.label.pageGone': [
    '此页已处理或已过 7 天，请重新上传',
    'This page was dealt with, or its 7 days are over. Upload it again',
  ],
  'orders.label.gone': ['订单不存在', 'The order does not exist'],
  'orders.label.locked': [
    '订单 {{order}} 状态为“{{status}}”，面单不可更改',
    'Order {{order}} is “{{status}}”: its label can no longer change',
  ],
  'orders.label.otherNumber': [
    '面单上的条码是 {{read}}，不是运单号 {{number}}',
    'The label’s barcode says {{read}}, not the tracking number {{number}}',
  ],
  'orders.label.severalPages': [
    '此 PDF 有 {{count}} 页，无法确定哪一页属于此订单。请用“上传面单”，或只上传一页',
    'This PDF has {{count}} pages, and none of them names this order’s number. Use “Upload labels”, or give the one page',
  ],
  'orders.label.noNumber': ['未从面单读到运单号，请填写', 'No tracking number could be read from the label. Enter it'],
  'orders.label.notPdf': ['面单只支持 PDF 文件', 'Labels must be PDF files'],
  'orders.label.damaged': ['PDF 已损坏，无法读取', 'The PDF is damaged and cannot be read'],
  'orders.label.encrypted': [
    'PDF 已加密，请去除密码后再上传',
    'The PDF is protected by a password. Remove it and upload again',
  ],
  'orders.label.tooManyPages': ['PDF 页数过多，最多 500 页', 'The PDF has too many pages. At most 500'],
  'orders.label.tooSlow': [
    'PDF 过于复杂，识别超时。请重新导出或打印为 PDF 后再上传',
    'The PDF is too complex: reading it took too long. Export it again, or print it to a PDF, and upload that',
  ],
  'orders.label.tooLarge': [
    'PDF 占用内存过大，无法识别。请拆分，或打印为 PDF 后再上传',
    'The PDF needs too much memory. Split it, or print it to a PDF, and upload that',
  ],
});
