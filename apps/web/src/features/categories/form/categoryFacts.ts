import type { Category } from '@pressroom/contract/categories/categories';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';

/** What the category's dialogs show of it, in words. */
export function factsOf(category: Category, t: Translate): Fact[] {
  const { name, styleCode, styleName, colorCode, colorName, bottomImageUrl, bottomImageMetaData } = category;
  const { width, height } = bottomImageMetaData;
  const measures = (['boxLength', 'boxWidth', 'boxHigh', 'boxWeight'] as const).map((field) => ({
    name: field,
    label: t(`categories.${field}`),
    text: String(category[field]),
  }));
  const boxes = category.printLocations.map((box) => `${box.x}, ${box.y} · ${box.width} × ${box.height}`);
  return [
    { name: 'name', label: t('categories.name'), text: name },
    { name: 'styleCode', label: t('categories.style'), text: `${styleCode} ${styleName}` },
    { name: 'colorCode', label: t('categories.color'), text: `${colorCode} ${colorName}` },
    ...measures,
    {
      name: 'bottomImageId',
      label: t('categories.baseImage'),
      text: `${width} × ${height} ${bottomImageUrl.slice(-8)}`,
    },
    { name: 'numberOfPrints', label: t('categories.numberOfPrints'), text: String(category.numberOfPrints) },
    { name: 'blend', label: t('categories.blend'), text: t(`categories.blend.${category.blend}`) },
    { name: 'printLocations', label: t('categories.positions'), text: boxes.join('\n') },
  ];
}
