import { defineMessages } from '../catalogue.ts';

export const effectPicturesMessages = defineMessages({
  'effectPictures.noCode': ['产品编码“{{code}}”不存在', 'There is no product code “{{code}}”'],
  'effectPictures.noCategory': ['产品分类已被删除', 'This category has been deleted'],
  'effectPictures.noBase': [
    '该型号和颜色没有对应的产品分类，无法生成效果图',
    'No category has this model and color, so there is no base image',
  ],
  'effectPictures.tooMany': ['一次最多处理 {{most}} 个 SKU', 'At most {{most}} SKUs at a time'],
  'effectPictures.noPrint': ['请先选择印花图', 'Select the print first'],
  'effectPictures.printGone': ['印花图已被删除，请重新选择', 'This print has been deleted. Select another one'],
  'effectPictures.failed': [
    '效果图生成失败，请检查底图与印花图',
    'The effect picture could not be generated. Check the base image and prints',
  ],
  'effectPictures.task': ['生成效果图', 'Generate effect pictures'],
});
