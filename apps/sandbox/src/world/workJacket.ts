const parts = [
  ['领口', 'Collar'],
  ['袖口', 'Cuff'],
  ['下摆', 'Hem'],
  ['风帽', 'Hood'],
  ['口袋', 'Pocket'],
  ['拉链', 'Zip'],
  ['接缝', 'Seam'],
  ['里布', 'Lining'],
  ['肩部', 'Shoulder'],
  ['反光条', 'Reflective tape'],
] as const;

const aspects = [
  ['款式', 'style', ['常规|Plain', '可调节|Adjustable', '可拆卸|Detachable']],
  ['材质', 'material', ['棉|Cotton', '尼龙|Nylon', '芳纶|Aramid', '再生聚酯|Recycled polyester']],
  ['颜色', 'colour', ['黑色|Black', '荧光黄|Hi-vis yellow', '荧光橙|Hi-vis orange']],
  ['表面处理', 'finish', ['无|None', '防水|Waterproof', '阻燃|Flame-retardant']],
  ['宽度', 'width', []],
  ['位置', 'position', ['前|Front', '后|Back', '两侧|Sides']],
  ['闭合方式', 'closure', ['无|None', '按扣|Snap', '魔术贴|Hook and loop']],
  ['加固', 'reinforcement', ['有|Yes', '无|No']],
  ['标准', 'standard', ['EN ISO 20471', 'EN 343', 'EN ISO 11612']],
  ['护理', 'care', []],
] as const;

/** A hundred details of a work jacket: each part with each aspect. No values: it is typed. */
export const jacketDetails = parts.flatMap(([chinesePart, part]) =>
  aspects.map(([chinese, english, values]) => ({
    name: `${chinesePart}${chinese}|${part} ${english}`,
    aspect: english,
    values: [...values],
  })),
);
