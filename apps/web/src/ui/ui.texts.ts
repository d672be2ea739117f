import { defineMessages } from '@pressroom/contract/catalogue';

export const uiTexts = defineMessages({
  'ui.product': ['订单管理系统', 'Pressroom'],
  'ui.failed': ['内容没有加载成功', 'This could not be loaded'],
  'ui.noPermission': ['没有权限查看此页面', 'You may not see this page'],
  'ui.askAdministrator': ['如需使用，请联系管理员', 'Ask an administrator if you need it'],
  'ui.retry': ['重试', 'Try again'],
  'ui.edit': ['编辑', 'Edit'],
  'ui.delete': ['删除', 'Delete'],
  'ui.save': ['保存', 'Save'],
  'ui.cancel': ['取消', 'Cancel'],
  'ui.close': ['关闭', 'Close'],
  'ui.copy': ['复制 {{text}}', 'Copy {{text}}'],
  'ui.copied': ['已复制 {{count}} 项', 'Copied {{count}}'],
  'ui.copyFailed': ['复制失败，请手动选择后复制', 'Copying failed. Select the text and copy it by hand'],
  'ui.index': ['序号', 'No.'],
  'ui.remark': ['备注', 'Remark'],
  'ui.status': ['状态', 'Status'],
  'ui.actions': ['操作', 'Actions'],
  'ui.all': ['全部', 'All'],
  'ui.gmtCreate': ['创建时间', 'Created'],
  'ui.gmtModified': ['更新时间', 'Updated'],
});
