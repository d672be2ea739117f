import { defineMessages } from '../catalogue.ts';

export const ordersMessages = defineMessages({
  'orders.status.5': ['店铺待审核', 'Store review'],
  'orders.status.0': ['工厂待审核', 'Factory review'],
  'orders.status.6': ['生产图排版', 'Drawing layout'],
  'orders.status.1': ['生产中', 'In production'],
  'orders.status.2': ['已发货', 'Shipped'],
  'orders.status.4': ['已签收', 'Signed'],
  'orders.status.3': ['异常', 'Abnormal'],
  'orders.status.-1': ['已关闭', 'Closed'],
  'orders.numberRequired': ['请输入订单号', 'Please enter your order number'],
  'orders.storeRequired': ['请选择店铺', 'Please select the store'],
  'orders.linesRequired': ['请至少添加一条产品明细', 'Please add at least one product line'],
  'orders.nameRequired': ['请输入收件人', 'Please enter the consignee'],
  'orders.phoneRequired': ['请输入联系电话', 'Please enter the contact phone'],
  'orders.countryRequired': ['请输入国家', 'Please enter the country'],
  'orders.provinceRequired': ['请输入省/州', 'Please enter the province or state'],
  'orders.cityRequired': ['请输入城市', 'Please enter the city'],
  'orders.postcodeRequired': ['请输入邮编', 'Please enter the postal code'],
  'orders.addressRequired': ['请输入详细地址1', 'Please enter detailed address 1'],
  'orders.numberTaken': [
    '店铺“{{store}}”中已有订单号 {{number}}',
    'Order number {{number}} exists already in store {{store}}',
  ],
  'orders.unknownStore': ['店铺不存在或已停用', 'The store does not exist or is disabled'],
  'orders.unknownProduct': ['产品编码 {{code}} 不存在', 'Product code {{code}} does not exist'],
  'orders.unknownPrint': [
    '印花图不存在，请从图库重新选择',
    'The print image does not exist. Choose it from the library again',
  ],
  'orders.tooManyPrints': [
    '产品 {{code}} 只有 {{count}} 个印花位置',
    'Product {{code}} has only {{count}} print positions',
    'Product {{code}} has only {{count}} print position',
  ],
  'orders.parcelMissing': [
    '产品信息不完整：长、宽、高、重量均须至少为 1',
    'Product information is insufficient: length, width, height and weight must each be at least 1',
  ],
  'orders.notMapped': [
    'SKU ID {{skuId}} 没有映射，请先添加 SKU 映射',
    'SKU ID {{skuId}} is not mapped. Add its SKU mapping first',
  ],
  'orders.noProduct': ['第 {{line}} 行没有产品编码', 'Line {{line}} has no product code'],
  'orders.printsMissing': [
    '第 {{line}} 行（{{code}}）需要 {{needed}} 张印花图，目前 {{given}} 张。请编辑订单，补充印花图或修改印花数量',
    'Line {{line}} ({{code}}) lacks a print image: it has {{given}} of {{needed}}. Edit the order: add the print, or change the number of prints',
  ],
  'orders.refused': ['{{reason}}', '{{reason}}'],
  'orders.label.refused': ['{{reason}}', '{{reason}}'],
  'orders.wrongState': ['当前状态“{{status}}”不能执行此操作', 'Not possible while the order is “{{status}}”'],
  'orders.noTracking': ['没有运单号，不能发货', 'There is no tracking number, so it cannot be shipped'],
  'orders.trackingMissing': ['还没有运单号', 'It has no tracking number yet'],
  'orders.parcelWithoutNumber': [
    '包裹 {{parcel}} 还没有运单号，不能发货',
    'Parcel {{parcel}} has no tracking number yet, so the order cannot be shipped',
  ],
  'orders.parcelVoid': ['包裹 {{parcel}}：{{reason}}', 'Parcel {{parcel}}: {{reason}}'],
  'orders.noLabelYet': ['还没有面单', 'It has no label yet'],
  'orders.noParcelYet': ['还没有运单号和面单', 'It has no tracking number and no label yet'],
  'orders.notScheduled': ['没有定时发货', 'It is not scheduled to ship'],
  'orders.otherCarrier': [
    '按编号规则，运单号 {{number}} 是 {{other}} 的，所填承运商是 {{carrier}}。请核对，确认无误可仍然保存',
    'By its rules {{number}} is a {{other}} number, but the carrier is {{carrier}}. Check both; if they are right, confirm it',
  ],
  'orders.drawingsPending': ['生产图尚未完成', 'Production drawings are not ready'],
  'orders.drawingFailed': [
    '第 {{line}} 行位置 {{position}} 的生产图无法生成：{{cause}}',
    'The drawing of line {{line}}, position {{position}} could not be made: {{cause}}',
  ],
  'orders.drawing.pictureGone': ['印花图或产品已不存在', 'the picture or the product is gone'],
  'orders.drawing.fileGone': ['印花图文件已不存在', 'the picture’s file is gone'],
  'orders.drawing.unreadable': ['印花图无法读取', 'its picture cannot be read'],
  /** Earlier releases have stored it with orders and tasks; now `platform.sideBySide`. */
  'orders.drawingsCancelled': ['生产图任务已取消', 'Making the drawings was cancelled'],
  'orders.drawingsGaveUp': [
    '生产图多次生成失败，请稍后重新审核',
    'The drawings could not be made after several tries. Approve the order again later',
  ],
  'orders.markedAbnormal': ['人工标记异常', 'Marked abnormal by hand'],
  'orders.markedAbnormalWhy': ['人工标记异常：{{reason}}', 'Marked abnormal: {{reason}}'],
  'orders.numberSpelled': [
    '店铺“{{store}}”中已有订单号 {{number}}，仅大小写不同',
    'Store {{store}} has the order number {{number}}: only its capitals differ',
  ],
  'orders.noDrawings': [
    '所选订单都没有可下载的生产图。{{number}}：{{reason}}',
    'None of the chosen orders has production drawings to download. {{number}}: {{reason}}',
  ],
  'orders.noLabels': [
    '所选订单都没有可下载的面单。{{number}}：{{reason}}',
    'None of the chosen orders has a label to download. {{number}}: {{reason}}',
  ],
  'orders.leftOutFile': ['未包含的订单', 'left-out-orders'],
  'orders.leftOutHead': ['未包含的订单：{{count}} 个', 'Orders left out: {{count}}'],
  'orders.trackingTaken': [
    '运单号 {{number}} 已用于订单 {{order}}',
    'Tracking number {{number}} already belongs to order {{order}}',
  ],
  'orders.trackingShared': [
    '运单号 {{number}} 也用于订单 {{order}}。如果同一包裹，请编辑订单并勾选“与其他订单同一包裹”；否则请更正运单号',
    'Tracking number {{number}} is that of order {{order}}, too. If both go in one parcel, edit the order and say so; else correct the number',
  ],
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
  'orders.contradicted': [
    '与平台信息不符，请核对后确认：{{what}}',
    'The listing says something else. Check and confirm: {{what}}',
  ],
  'orders.contradiction.size': [
    '第 {{line}} 行尺码：平台 {{said}}，映射 {{mapped}}',
    'line {{line}}, size: listing {{said}}, mapped {{mapped}}',
  ],
  'orders.contradiction.colour': [
    '第 {{line}} 行颜色：平台 {{said}}，映射 {{mapped}}',
    'line {{line}}, colour: listing {{said}}, mapped {{mapped}}',
  ],
  'orders.contradiction.design': [
    '第 {{line}} 行图案：平台 {{said}}，映射 {{mapped}}',
    'line {{line}}, design: listing {{said}}, mapped {{mapped}}',
  ],
  'orders.short': ['库存不足，请确认后审核：{{what}}', 'Missing blanks: {{what}}. Confirm to approve'],
  'orders.shortOf': ['{{code}} 缺 {{count}} 件', '{{count}} × {{code}}'],
  'orders.drawings.task': ['生成生产图', 'Production drawings'],
});
