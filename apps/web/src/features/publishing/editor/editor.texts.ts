import { defineMessages } from '@pressroom/contract/catalogue';

/** One listing and its SKUs. */
export const publishingEditorTexts = defineMessages({
  'publishing.fetching': ['链接', 'Listing'],
  'publishing.listingTitle': ['链接 {{number}}', 'Listing {{number}}'],
  'publishing.editTitle': ['编辑链接 {{number}}', 'Edit listing {{number}}'],
  'publishing.saved': ['链接已保存', 'Listing saved'],
  'publishing.editPublished': [
    '保存后平台上的内容不变，点击“重新发布”才会提交到平台',
    'The marketplace keeps what it has until you republish the listing',
  ],
  'publishing.frozen': ['取自产品', 'Taken from the product'],
  'publishing.noEvents': ['还没有任何记录', 'Nothing has happened yet'],
  'publishing.skuTitle': ['SKU 详情', 'SKU detail'],
  'publishing.toListing': ['打开链接', 'Open the listing'],
  'publishing.listedIn': ['各店铺的链接', 'Listed in'],
  'publishing.thisListing': ['当前链接', 'This one'],
  'publishing.openIn': ['打开 {{store}} 的链接', 'Open the listing in {{store}}'],
  'publishing.skuGone': ['此 SKU 已不存在', 'This SKU does not exist any more'],
  'publishing.cellsWrong': [
    '{{count}} 个单元格有错误，请修改后再保存',
    '{{count}} cells are not right. Mend them, then save',
    '1 cell is not right. Mend it, then save',
  ],
  'publishing.cell.sku': ['SKU 编码', 'SKU'],
  'publishing.cell.originalPrice': ['原价（USD）', 'Original (USD)'],
  'publishing.cell.specialPrice': ['特价（USD）', 'Special (USD)'],
  'publishing.cell.realStock': ['库存', 'Stock'],
  'publishing.cell.status': ['状态', 'Status'],
  'publishing.cell.outerBoxLength': ['长（CM）', 'Length (cm)'],
  'publishing.cell.outerBoxWidth': ['宽（CM）', 'Width (cm)'],
  'publishing.cell.outerBoxHeight': ['高（CM）', 'Height (cm)'],
  'publishing.cell.outerBoxWeight': ['外箱重量（G）', 'Weight (g)'],
  'publishing.cell.productReferenceLinks': ['参考链接', 'Reference link'],
});
