import { said, type Entry, type Language } from './colours.ts';

const letter = (code: string, en: readonly string[], zh: readonly string[]): Entry => ({
  code,
  name: code,
  said: {
    en: [code, code, `Size ${code}`, `US ${code}`, ...en],
    zh: [code, `${code}码`, ...zh],
    es: [code, `Talla ${code}`],
    de: [code, `Gr. ${code}`],
    fr: [code, `Taille ${code}`],
  },
});

const adult = [
  letter('S', ['Small', 's'], ['S(80-95斤)', '小码']),
  letter('M', ['Medium', 'Med', 'Unisex M'], ['M(95-110斤)', '中码']),
  letter('L', ['Large', 'L (US 12-14)', 'LG'], ['L【110-125斤】', '大码L']),
  letter('XL', ['X-Large', 'Extra Large', 'xl'], ['XL(125-140斤)', '加大XL']),
  letter('2XL', ['XXL', 'XX-Large', '2X-Large', '2X'], ['XXL', 'XXL码(140-155斤)']),
  letter('3XL', ['XXXL', '3X-Large', '3X', 'XXX-Large'], ['XXXL', '3XL 155-170斤']),
  letter('4XL', ['4X-Large', 'XXXXL', '4X'], ['XXXXL', '4XL(170-185斤)']),
  letter('5XL', ['5X-Large', '5X'], ['XXXXXL', '5XL 185-200斤']),
];

const young: Entry[] = (['S', 'M', 'L', 'XL'] as const).map((size) => ({
  code: `Y${size}`,
  name: `Youth ${size} 青少年${size}`,
  said: {
    en: [`Y${size}`, `Youth ${size}`, `Kids ${size}`, `Youth-${size}`, size],
    zh: [`童装${size}`, `Y${size}`],
    es: [`Niños ${size}`, `Y${size}`],
    de: [`Kinder ${size}`, `Y${size}`],
    fr: [`Enfant ${size}`, `Y${size}`],
  },
}));

const toddler: Entry[] = [2, 3, 4, 5].map((age) => ({
  code: `${age}T`,
  name: `${age}T`,
  said: {
    en: [`${age}T`, `Toddler ${age}T`, `${age}T (${age}-${age + 1} Years)`, `${age}t`],
    zh: [`${age}T`, `${age}T(${age}-${age + 1}岁)`],
  },
}));

const tall: Entry[] = [110, 120, 130, 140, 150].map((height, step) => ({
  code: String(height),
  name: `${height}cm`,
  said: {
    en: [`${height}`, `${height}cm`, `${height} cm`],
    zh: [`${height}码`, `${height}cm`, `${height}(${step * 2 + 4}-${step * 2 + 5}岁)`],
  },
}));

const numeric: Entry[] = [34, 36, 38, 40, 42, 44].map((european) => ({
  code: `E${european}`,
  name: `EU ${european}`,
  said: {
    en: [`EU ${european}`, `EU${european}`, `US ${european - 30} (EU ${european})`, `US${european - 30}/EU${european}`],
    zh: [`${european}`, `欧码${european}`],
    es: [`EU ${european}`, `Talla ${european}`],
    de: [`${european}`, `Gr. ${european}`, `EU ${european}`],
    fr: [`${european}`, `FR ${european + 2} / EU ${european}`],
  },
}));

const onlyOne: Entry[] = [
  {
    code: 'OS',
    name: '均码 One Size',
    said: {
      en: ['One Size', 'one-size', 'OS', 'Free Size'],
      zh: ['均码'],
      es: ['Talla única'],
      de: ['Einheitsgröße'],
      fr: ['Taille unique'],
    },
  },
];

export const styles: readonly (Entry & { sizes: readonly Entry[] })[] = [
  {
    code: 'G5000',
    name: 'Gildan 5000 短袖',
    sizes: adult,
    said: said(
      "Unisex Cotton T-Shirt|Graphic Tee|Crew Neck Short Sleeve Tee|Men's T Shirt",
      '男女同款纯棉短袖T恤|圆领短袖T恤',
      'Camiseta de manga corta',
      'T-Shirt Herren Baumwolle',
      'T-shirt homme en coton',
    ),
  },
  {
    code: 'HD18',
    name: '连帽卫衣 Hoodie',
    sizes: adult,
    said: said(
      'Pullover Hoodie|Fleece Hooded Sweatshirt',
      '加绒连帽卫衣|秋冬卫衣',
      'Sudadera con capucha',
      'Kapuzenpullover',
      'Sweat à capuche',
    ),
  },
  {
    code: 'LS24',
    name: '长袖 Long Sleeve',
    sizes: adult,
    said: said(
      'Long Sleeve Shirt',
      '宽松长袖T恤',
      'Camiseta de manga larga',
      'Langarmshirt',
      'T-shirt à manches longues',
    ),
  },
  {
    code: 'YT50',
    name: 'Youth Tee 童装短袖',
    sizes: young,
    said: said('Youth T-Shirt|Kids Tee', '儿童短袖T恤', 'Camiseta infantil', 'Kinder T-Shirt', 'T-shirt enfant'),
  },
  { code: 'TD33', name: 'Toddler Tee', sizes: toddler, said: said('Toddler Shirt|Baby Toddler Tee', '婴幼儿T恤') },
  { code: 'KD12', name: '童装卫衣', sizes: tall, said: said('Kids Sweatshirt', '儿童卫衣|男童女童卫衣') },
  {
    code: 'DR07',
    name: 'T恤裙 Tee Dress',
    sizes: numeric,
    said: said('T-Shirt Dress', '宽松T恤裙', 'Vestido camiseta', 'Shirtkleid Damen', 'Robe t-shirt'),
  },
  {
    code: 'TB01',
    name: '帆布袋 Tote',
    sizes: onlyOne,
    said: said('Canvas Tote Bag', '帆布袋手提包', 'Bolsa de tela', 'Stoffbeutel', 'Sac en toile'),
  },
];

const motif = (en: string, zh: string, es: string, de: string, fr: string) => ({ en, zh, es, de, fr });

/** What the pictures show. The shop's names of them are made from the English or the Chinese words. */
export const motifs = [
  motif('Black Cat Moon', '黑猫月亮', 'Gato negro luna', 'Schwarze Katze Mond', 'Chat noir lune'),
  motif('Fishing Dad', '钓鱼老爸', 'Papá pescador', 'Angler Papa', 'Papa pêcheur'),
  motif('Best Dad Ever', '最棒爸爸', 'El mejor papá', 'Bester Papa', 'Meilleur papa'),
  motif('Mama Bear', '熊妈妈', 'Mamá osa', 'Mama Bär', 'Maman ours'),
  motif('Red Rose Skull', '玫瑰骷髅', 'Calavera rosa roja', 'Totenkopf Rose', 'Crâne rose rouge'),
  motif('White Wolf', '白狼', 'Lobo blanco', 'Weißer Wolf', 'Loup blanc'),
  motif('Retro Sunset Palm', '复古日落', 'Palmera atardecer', 'Palmen Sonnenuntergang', 'Palmier coucher de soleil'),
  motif('Mountain Bike', '山地单车', 'Bici de montaña', 'Mountainbike', 'Vélo de montagne'),
  motif('Golden Retriever', '金毛犬', 'Perro dorado', 'Goldener Hund', 'Chien doré'),
  motif('Pumpkin Spice Latte', '南瓜拿铁', 'Latte de calabaza', 'Kürbis Latte', 'Latte citrouille'),
  motif('Teacher Life', '教师生活', 'Vida de maestra', 'Lehrerin Leben', 'Vie de maîtresse'),
  motif('Sunflower Bee', '向日葵蜜蜂', 'Girasol abeja', 'Sonnenblume Biene', 'Tournesol abeille'),
  motif('American Eagle Flag', '美国鹰旗', 'Águila bandera', 'Adler Flagge', 'Aigle drapeau'),
  motif('Dinosaur Truck', '恐龙卡车', 'Dinosaurio camión', 'Dino Laster', 'Dinosaure camion'),
  motif('Coffee First', '咖啡优先', 'Primero café', 'Erst Kaffee', "Café d'abord"),
  motif('Merry Christmas Gnome', '圣诞小精灵', 'Gnomo de navidad', 'Weihnachtswichtel', 'Lutin de noël'),
  motif('Astronaut Guitar', '宇航员吉他', 'Astronauta guitarra', 'Astronaut Gitarre', 'Astronaute guitare'),
  motif('Highland Cow', '高地牛', 'Vaca de las tierras altas', 'Hochlandrind', 'Vache highland'),
];

export const labels: Record<Language, { size: readonly string[]; colour: readonly string[]; both: readonly string[] }> =
  {
    en: {
      size: ['Size', 'size', 'Apparel Size'],
      colour: ['Color', 'Colour', 'Color Name'],
      both: ['Style', 'Variation', 'Color/Size'],
    },
    zh: { size: ['尺码', '尺寸', '规格'], colour: ['颜色', '颜色分类'], both: ['规格', '销售属性', '款式'] },
    es: { size: ['Talla'], colour: ['Color'], both: ['Variante'] },
    de: { size: ['Größe'], colour: ['Farbe'], both: ['Variante'] },
    fr: { size: ['Taille'], colour: ['Couleur'], both: ['Variante'] },
  };

export const besides = [
  { name: 'Material', value: '100% Cotton' },
  { name: '材质', value: '95%棉 5%氨纶' },
  { name: 'Sleeve Length', value: 'Short Sleeve' },
  { name: 'Pattern Type', value: 'Letter' },
  { name: 'Fit Type', value: 'Regular Fit' },
  { name: 'Season', value: 'Spring/Summer' },
  { name: 'Quantity', value: '1pc' },
  { name: '风格', value: '休闲' },
  { name: 'Care Instructions', value: 'Machine wash, no bleach' },
];

export const skuNoise = [
  '2024NEW',
  '2024',
  'B0612',
  'NJ',
  'US-W3',
  'CN01',
  'WH2',
  '1PC',
  '2PK',
  'FBA',
  'A12',
  'NEW',
  '0815',
  '现货',
  'V2024',
];

export const titleNoise: Record<Language, readonly string[]> = {
  en: [
    'Funny Gift for Men Women',
    'S-5XL',
    '2024 New',
    'Plus Size',
    'Available in 12 Colors',
    'Vintage Summer Tops',
    'Birthday Gift Idea',
    'XS to 4XL',
  ],
  zh: ['2024新款', '跨境热卖', '大码宽松', '情侣装', '多色可选', '一件代发'],
  es: ['regalo divertido', 'verano 2024', 'tallas grandes', 'para hombre y mujer'],
  de: ['lustiges Geschenk', 'Sommer 2024', 'S-5XL', 'Damen Herren'],
  fr: ['cadeau drôle', 'été 2024', 'grande taille', 'homme femme'],
};
