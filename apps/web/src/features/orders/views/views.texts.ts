import { defineMessages } from '@pressroom/contract/catalogue';

export const viewsTexts = defineMessages({
  'orders.views': ['保存的视图', 'Saved views'],
  'orders.viewOf': ['{{name}} 共享', 'Shared by {{name}}'],
  'orders.viewDefault': ['默认', 'Default'],
  'orders.viewShared': ['共享', 'Shared'],
  'orders.viewSave': ['保存视图', 'Save as a view'],
  'orders.viewSaved': ['视图“{{name}}”已保存', 'View {{name}} saved'],
  'orders.viewUpdate': ['用当前筛选更新', 'Update with the current filters'],
  'orders.viewRevert': ['恢复', 'Back to the view'],
  'orders.viewSaveAs': ['另存为新视图', 'Save as a new view'],
  'orders.viewMakeDefault': ['打开订单页时使用', 'Open the orders page with it'],
  'orders.viewNoDefault': ['不再默认打开', 'Stop opening the page with it'],
  'orders.viewLeave': ['退出视图', 'Leave the view'],
  'orders.viewEdit': ['重命名或共享', 'Rename or share'],
  'orders.viewDeleteTitle': ['删除视图“{{name}}”？', 'Delete view {{name}}?'],
  'orders.viewActs': ['视图“{{name}}”的操作', 'Actions for view {{name}}'],
  'orders.viewName': ['名称', 'Name'],
  'orders.viewShare': ['共享给所有人', 'Share with everybody'],
  'orders.viewSharedHint': ['其他人可以使用，只有您能更改', 'Others can use it; only you can change it'],
});
