import { defineMessages } from '../catalogue.ts';

export const libraryMessages = defineMessages({
  'library.folderNameRequired': ['文件夹名称不能为空', 'Folder name cannot be empty'],
  'library.folderTaken': ['同一位置已有同名文件夹', 'There is already a folder with this name here'],
  'library.folderMissing': ['文件夹不存在，请先选择文件夹', 'The folder does not exist. Please select a folder first'],
  'library.folderInItself': ['不能把文件夹移动到自身之内', 'A folder cannot be moved into itself'],
  'library.folderNotEmpty': [
    '文件夹“{{name}}”中还有 {{count}} 项内容，请先移走或删除',
    'Folder “{{name}}” is not empty (items: {{count}}). Move or delete them first',
  ],
  'library.pngOnly': [
    '仅支持 PNG 图片（按文件内容判断），请导出为 PNG',
    'Only PNG pictures (by content, not by name). Export it as PNG',
  ],
  'library.imageOnly': ['仅支持 jpeg、jpg、png、gif 图片', 'Only jpeg, jpg, png and gif pictures'],
  'library.notAnImage': ['文件不是可读取的图片', 'The file is not a readable picture'],
  'library.truncated': ['图片不完整或已损坏，请重新导出', 'The picture is incomplete or damaged. Export it again'],
  'library.tooManyPixels': [
    '图片像素过多（最多 1 亿像素），请缩小后重新导出',
    'The picture has too many pixels (at most 100 million). Export a smaller one',
  ],
  'library.animated': ['不支持动图，请导出为单帧图片', 'Animated pictures are not supported. Export a single frame'],
  'library.tooLarge': [
    '图片大小不能超过 {{max}} MB，请压缩后重新导出',
    'Image size cannot exceed {{max}} MB. Export a smaller one',
  ],
  'library.dpi': [
    'DPI 必须为 200，此图片为 {{dpi}}，请按 200 DPI 重新导出',
    'DPI must be 200; this picture has {{dpi}}. Export it again at 200 DPI',
  ],
  'library.noDpi': [
    'DPI 必须为 200，此图片没有 DPI 信息，请按 200 DPI 重新导出',
    'DPI must be 200; this picture has none set. Export it again at 200 DPI',
  ],
  'library.name': ['文件名不能包含 + - & 或逗号', 'The name must not contain + - & or a comma'],
  'library.nameSlash': ['名称不能包含 / 或 \\', 'The name must not contain / or \\'],
  'library.nameTooLong': ['文件名最多 {{max}} 个字符', 'The name may have at most {{max}} characters'],
  'library.nameMissing': ['文件没有名称', 'The file has no name'],
  'library.fileRefused': ['{{name}}：{{rule}}', '{{name}}: {{rule}}'],
  'library.nameTaken': [
    '此文件夹中已有同名图片“{{name}}”',
    'There is already a picture named “{{name}}” in this folder',
  ],
  'library.nameTwice': [
    '同一文件夹中有 {{count}} 张图片会变成“{{name}}”',
    '{{count}} pictures in this folder would be named “{{name}}”',
  ],
  'library.renameRefused': [
    '{{count}} 张图片无法重命名，未更改任何名称',
    'Nothing was renamed. Pictures that can’t take their new name: {{count}}',
  ],
  'library.renameNothing': ['所选图片的名称都不会改变', 'None of the selected pictures would get a new name'],
  'library.renameChanged': [
    '您看到的是 {{shown}} 张图片将改名，现在是 {{found}} 张。请重新预览后再试',
    'The preview showed {{shown}} new names, but there are {{found}} now. Check the preview and try again',
  ],
  'library.targetRequired': ['请选择目标文件夹', 'Please choose the folder to move to'],
  'library.clash': [
    '目标位置已有同名的图片或文件夹',
    'The target folder already has a picture or folder with the same name',
  ],
  'library.clashOf': [
    '目标位置已有同名的“{{name}}”，请先重命名',
    'The target folder already has “{{name}}”. Rename one of them first',
  ],
  'library.root': ['全部图片', 'All pictures'],
  'library.zipName': ['图库图片', 'pictures'],
  'library.usedByCategory': ['产品分类“{{name}}”的底图', 'base image of “{{name}}”'],
  'library.usedByModel': ['产品分类“{{name}}”的店铺模特图', 'store mockup of “{{name}}”'],
  'library.usedByProduct': ['产品 {{name}} 的印花图', 'print of product {{name}}'],
  'library.usedByMapping': ['SKU 映射 {{name}}', 'SKU mapping {{name}}'],
  'library.usedByListing': ['链接 {{name}}', 'listing {{name}}'],
  'library.usedByOrder': ['订单 {{name}}', 'order {{name}}'],
  'library.usedByMore': ['以及另外 {{count}} 处', 'and {{count}} more'],
  'library.countChanged': [
    '您看到的是 {{shown}} 张，现在符合条件的是 {{found}} 张。请核对后重试',
    'You selected {{shown}} pictures, but {{found}} match now. Check the list and try again',
  ],
  'library.entriesGone': [
    '所选的 {{shown}} 项中只剩 {{found}} 项。请刷新后重试',
    'Only {{found}} of the {{shown}} selected items still exist. Refresh and try again',
  ],
  'library.nothingInside': ['所选文件夹里没有图片', 'There are no pictures in the selected folders'],
  'library.tooManyAtOnce': [
    '一次最多处理 {{max}} 张图片，请缩小范围',
    'At most {{max}} pictures at once. Narrow the search',
  ],
  'library.eitherWay': ['请只指定图片或只指定搜索条件', 'Name either pictures or a search, not both'],
  'library.notKnown': ['图库中没有此文件，请上传', 'The library does not have this file. Upload it'],
  'library.stored': ['上传成功', 'Uploaded'],
});
