export type Language = 'en' | 'zh' | 'es' | 'de' | 'fr' | 'ja' | 'pt';

/** Of each language the ways to say it, parted by `|`, the usual one first. */
export type Words = Record<Language, string>;

export const words = (...said: [string, string, string, string, string, string, string]): Words => {
  const [en, zh, es, de, fr, ja, pt] = said;
  return { en, zh, es, de, fr, ja, pt };
};

export type SizeKind = 'adult' | 'height' | 'years' | 'toddler' | 'months' | 'one';

export interface ShopSize {
  code: string;
  name: string;
  kind: SizeKind;
}

const sized = (kind: SizeKind, ...entries: [code: string, name: string][]): ShopSize[] =>
  entries.map(([code, name]) => ({ code, name, kind }));

export const sizes: readonly ShopSize[] = [
  ...sized('adult', ...['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'].map((code): [string, string] => [code, code])),
  ...sized(
    'height',
    ...['90', '100', '110', '120', '130', '140', '150'].map((cm): [string, string] => [cm, `${cm}cm`]),
  ),
  ...sized('years', ['56Y', '5-6Y'], ['78Y', '7-8Y'], ['910Y', '9-10Y'], ['1112Y', '11-12Y']),
  ...sized('toddler', ...['2T', '3T', '4T', '5T'].map((code): [string, string] => [code, code])),
  ...sized(
    'months',
    ...['6M', '12M', '18M', '24M'].map((code): [string, string] => [code, `${code.slice(0, -1)}个月`]),
  ),
  ...sized('one', ['OS', '均码']),
];

export const manyX: Record<string, string> = { '2XL': 'XXL', '3XL': 'XXXL', '4XL': 'XXXXL' };
export const american: Record<string, string> = { S: '4', M: '6', L: '8/10', XL: '12', '2XL': '14' };
export const european: Record<string, string> = { S: '36', M: '38', L: '40', XL: '42', '2XL': '44', '3XL': '46' };
export const ageOfHeight: Record<string, string> = {
  '90': '2',
  '100': '3',
  '110': '4-5',
  '120': '6',
  '130': '8',
  '140': '9-10',
  '150': '11-12',
};
export const sizeWord = words('Size', '码', 'Talla', 'Größe', 'Taille', 'サイズ', 'Tamanho');
export const years = words('Years|Y', '岁', 'años', 'Jahre', 'ans', '歳', 'anos');
export const months = words('Months|M', '个月', 'meses', 'Monate', 'mois', 'ヶ月', 'meses');
export const oneSize = words(
  'one-size|One Size',
  '均码',
  'Talla única',
  'Einheitsgröße',
  'Taille unique',
  'フリーサイズ',
  'Tamanho único',
);
export const attributeNames = {
  colour: words('Color', '颜色', 'Color', 'Farbe', 'Couleur', 'カラー', 'Cor'),
  size: words('Size', '尺码|尺寸', 'Talla', 'Größe', 'Taille', 'サイズ', 'Tamanho'),
  both: words('Specification|Variant', '规格', 'Variante', 'Variante', 'Variante', '規格', 'Variante'),
  style: words('Style|Pattern', '款式|图案', 'Estilo', 'Stil', 'Style', 'スタイル', 'Estilo'),
};
export const printed = words(
  'Graphic|Print|Printed|Letter Graphic',
  '印花|图案',
  'con estampado|con estampado gráfico',
  'mit Druck|mit Grafikdruck',
  'imprimé|à imprimé graphique',
  'プリント|グラフィック',
  'com estampa|estampada',
);
export const leads = words(
  '||1pc |2024 New |Plus Size |1 Piece |Summer |Funny ',
  '||1件 |2024新款|加大码|夏季',
  '||1 pieza |Talla grande ',
  '||1 Stück |Große Größen ',
  '||1 pièce |Grande taille ',
  '||1枚 |大きいサイズ ',
  '||1 peça |Plus size ',
);
export const tails = words(
  '||, Casual Crew Neck Top For Summer| - 100% Cotton, 180gsm|, Streetwear Y2K, Gift For Him|, Loose Fit, S-5XL|, Soft & Breathable, Machine Washable',
  '||，宽松休闲上衣|，纯棉180克|，情侣装百搭',
  '||, casual de verano|, 100% algodón|, regalo de cumpleaños',
  '||, lässig für den Sommer|, 100% Baumwolle|, Geschenk zum Geburtstag',
  "||, décontracté pour l'été|, 100% coton|, cadeau d'anniversaire",
  '|| カジュアル 夏| 綿100%',
  '||, casual de verão|, 100% algodão',
);
