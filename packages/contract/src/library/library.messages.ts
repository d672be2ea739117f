import { defineMessages } from '../catalogue.ts';

export const libraryMessages = defineMessages({
  'library.folderNameRequired': ['文件夹名称不能为空', 'Folder name cannot be empty'],
  'library.folderTaken': ['同一位置已有同名文件夹', 'There is already a folder with this name here'],
  'library.folderMissing': ['文件夹不存在，请先选择文件夹', 'The folder does not exist. Please select a folder first'],
  'library.folderInItself': ['不能把文件夹移动到自身之内', 'A folder cannot be moved into itself'],
  'library.folderNotEmpty': [
    '文件夹“{{name}}”中还有 {{count}} 项内容，请先移走或删除',
    'Folder “{{name}}” still holds {{count}} items. Move or delete them first',
  ],
  'library.pngOnly': ['仅支持 PNG 图片（按文件内容判断）', 'Only PNG pictures (the content decides, not the name)'],
  'library.imageOnly': ['仅支持 jpeg、jpg、png、gif 图片', 'Only jpeg, jpg, png and gif pictures'],
  'library.notAnImage': ['文件不是可读取的图片', 'The file is not a picture that can be read'],
  'library.truncated': ['图片不完整或已损坏，请重新导出', 'The picture is incomplete or damaged. Export it again'],
  'library.tooManyPixels': ['图片像素过大，无法处理', 'The picture has too many pixels'],
  'library.animated': ['不支持动图', 'Animated pictures are not supported'],
  'library.tooLarge': ['图片大小不能超过 {{max}} MB', 'Image size cannot exceed {{max}} MB'],
  'library.dpi': ['DPI 必须为 200，此图片为 {{dpi}}', 'DPI must be 200; this picture has {{dpi}}'],
  'library.noDpi': ['DPI 必须为 200，此图片没有 DPI 信息', 'DPI must be 200; this picture states none'],
  'library.name': ['文件名不能包含 + - & 或逗号', 'The name must not contain + - & or a comma'],
  'library.nameTooLong': ['文件名最多 {{max}} 个字符', 'The name may have at most {{max}} characters'],
  'library.nameTaken': [
    '此文件夹中已有同名图片“{{name}}”',
    'There is already a picture named “{{name}}” in this folder',
  ],
  'library.usedByCategory': ['产品“{{name}}”的底图', 'base image of “{{name}}”'],
  'library.usedByMapping': ['SKU 映射 {{name}}', 'SKU mapping {{name}}'],
  'library.usedByOrder': ['订单 {{name}}', 'order {{name}}'],
  'library.usedByMore': ['以及另外 {{count}} 处', 'and {{count}} more'],
  'library.stored': ['上传成功', 'Uploaded'],
});
