-- A permission is called what its button or its page is called. Names that people have chosen themselves stay.
update permissions p set name_zh = called.name_zh, name_en = called.name_en, gmt_modified = clock_timestamp()
from (values
  ('/order/index', '订单管理', 'Order management', '订单管理', 'Orders'),
  ('orderSend', '直接发货', 'Direct shipping', '立即发货', 'Ship now'),
  ('deliverySend', '定时发货', 'Scheduled shipping', '定时发货', 'Schedule shipping'),
  ('orderAudit', '审核', 'Review', '提交、审核通过', 'Submit, approve'),
  ('orderClose', '关闭订单', 'Close', '关闭', 'Close'),
  ('orderDownloadImage', '下载生产图', 'Download production drawings', '下载生产图', 'Download drawings'),
  ('bulkPrint', '批量下单', 'Batch order', '批量下单', 'Batch place-order'),
  ('orderAdd', '手工录单', 'Manual order', '新增订单', 'Add order'),
  ('orderListAdd', '批量导入', 'Bulk import', '导入订单', 'Import orders'),
  ('orderUpdate', '编辑、详情', 'Edit or details', '编辑、填写运单', 'Edit, enter tracking'),
  ('orderSendLabel', '查看面单', 'Open labels', '打开面单', 'Open labels'),
  ('/order/courseDetails', '尾程订单明细', 'Last-mile order details', '尾程批次', 'Last-mile batch'),
  ('/order/print', '打印发货', 'Print and ship', '打单发货', 'Print and ship'),
  ('/products', '产品', 'Products', '商品', 'Products'),
  ('/library', '图库', 'Gallery', '图库', 'Library'),
  ('libraryPurge', '彻底删除图片', 'Delete pictures for good', '彻底删除', 'Delete for good'),
  ('/store/index', '店铺管理', 'Store management', '店铺管理', 'Stores')
) as called (path, was_zh, was_en, name_zh, name_en)
where p.path = called.path and p.name_zh = called.was_zh and p.name_en = called.was_en;
