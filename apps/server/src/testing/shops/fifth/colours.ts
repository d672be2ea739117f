import { type Words, words } from './words.ts';

export interface ShopColour {
  code: string;
  name: string;
  /** As other operators of the shop shorten it in a seller's SKU. */
  short: string;
  words: Words;
}

const colour = (code: string, name: string, short: string, said: Words): ShopColour => ({
  code,
  name,
  short,
  words: said,
});

export const colours: readonly ShopColour[] = [
  colour(
    'BK',
    '黑色',
    'BLK|Blk',
    words('Black|black|BLACK', '黑色|黑', 'Negro', 'Schwarz', 'Noir', 'ブラック|黒', 'Preto'),
  ),
  colour(
    'WH',
    '白色',
    'WHT|W',
    words('White|white|WHITE', '白色|白', 'Blanco', 'Weiß', 'Blanc', 'ホワイト|白', 'Branco'),
  ),
  colour(
    'HG',
    '麻灰 Heather Grey',
    'GRY|GY',
    words(
      'Grey|Gray|Heather Grey|Light Grey|Sport Grey',
      '灰色|麻灰|浅灰色',
      'Gris',
      'Grau',
      'Gris|Gris clair',
      'グレー',
      'Cinza',
    ),
  ),
  colour(
    'DG',
    '深灰色',
    'DKGREY|CHAR',
    words(
      'Dark Grey|Charcoal|Dark Heather',
      '深灰色|深灰',
      'Gris oscuro',
      'Dunkelgrau',
      'Gris foncé',
      'ダークグレー',
      'Cinza escuro',
    ),
  ),
  colour(
    'NV',
    '藏青色 Navy',
    'NVY|NAVY',
    words(
      'Navy Blue|Navy|Dark Blue',
      '藏青色|深蓝色',
      'Azul marino',
      'Marineblau',
      'Bleu marine',
      'ネイビー',
      'Azul marinho',
    ),
  ),
  colour(
    'RB',
    '宝蓝色',
    'RBL|ROYAL',
    words('Royal Blue', '宝蓝色|宝蓝', 'Azul real', 'Königsblau', 'Bleu royal', 'ロイヤルブルー', 'Azul royal'),
  ),
  colour(
    'SB',
    '天蓝色',
    'LBL|SKY',
    words(
      'Light Blue|Sky Blue|Baby Blue',
      '浅蓝色|天蓝',
      'Azul claro|Celeste',
      'Hellblau',
      'Bleu clair',
      'ライトブルー|水色',
      'Azul claro',
    ),
  ),
  colour('RD', '大红色', 'RED', words('Red|red', '红色|大红', 'Rojo', 'Rot', 'Rouge', 'レッド|赤', 'Vermelho')),
  colour(
    'WR',
    '酒红色 Burgundy',
    'WINE|BUR',
    words(
      'Burgundy|Wine Red|Maroon',
      '酒红色|酒红',
      'Burdeos|Vino tinto',
      'Weinrot|Burgunderrot',
      'Bordeaux',
      'ワインレッド',
      'Vinho|Bordô',
    ),
  ),
  colour(
    'PK',
    '粉色',
    'PNK|Pink',
    words('Pink|Baby Pink|Light Pink', '粉色|粉红色', 'Rosa', 'Rosa|Pink', 'Rose', 'ピンク', 'Rosa'),
  ),
  colour(
    'FX',
    '玫红色',
    'ROSE|HPK',
    words('Hot Pink|Rose Red|Fuchsia', '玫红色|玫红', 'Fucsia', 'Fuchsia', 'Fuchsia', 'ローズレッド', 'Fúcsia'),
  ),
  colour(
    'AG',
    '军绿色',
    'ARMY|OLV',
    words(
      'Army Green|Olive Green|Military Green',
      '军绿色|军绿',
      'Verde militar',
      'Armeegrün|Olivgrün',
      'Vert armée|Vert militaire',
      'アーミーグリーン',
      'Verde militar',
    ),
  ),
  colour(
    'FG',
    '墨绿色',
    'DKGRN|FOREST',
    words(
      'Dark Green|Forest Green',
      '墨绿色|深绿色',
      'Verde oscuro',
      'Dunkelgrün',
      'Vert foncé',
      'ダークグリーン',
      'Verde escuro',
    ),
  ),
  colour(
    'MT',
    '薄荷绿',
    'MINT',
    words('Mint Green|Mint', '薄荷绿', 'Verde menta', 'Mintgrün', 'Vert menthe', 'ミントグリーン', 'Verde menta'),
  ),
  colour(
    'AP',
    '杏色 Apricot',
    'APR|BEI',
    words(
      'Apricot|Beige',
      '杏色|米色',
      'Albaricoque|Beige',
      'Aprikose|Beige',
      'Abricot|Beige',
      'アプリコット|ベージュ',
      'Damasco|Bege',
    ),
  ),
  colour('KH', '卡其色', 'KHAKI|KHA', words('Khaki', '卡其色|卡其', 'Caqui', 'Khaki', 'Kaki', 'カーキ', 'Cáqui')),
  colour(
    'CF',
    '咖啡色',
    'COFFEE|BRN',
    words(
      'Coffee Brown|Brown|Chocolate Brown',
      '咖啡色|棕色',
      'Marrón|Café',
      'Braun|Kaffeebraun',
      'Marron',
      'ブラウン',
      'Marrom',
    ),
  ),
  colour('YE', '黄色', 'YEL|YLW', words('Yellow', '黄色', 'Amarillo', 'Gelb', 'Jaune', 'イエロー', 'Amarelo')),
  colour(
    'MU',
    '姜黄色',
    'MUSTARD|GINGER',
    words(
      'Mustard Yellow|Mustard|Ginger',
      '姜黄色|姜黄',
      'Amarillo mostaza|Mostaza',
      'Senfgelb',
      'Jaune moutarde|Moutarde',
      'マスタード',
      'Amarelo mostarda',
    ),
  ),
  colour(
    'OR',
    '橙色',
    'ORG|ORANGE',
    words('Orange', '橙色|橘色', 'Naranja', 'Orange', 'Orange', 'オレンジ', 'Laranja'),
  ),
  colour(
    'PP',
    '紫色',
    'PUR|PURPLE',
    words('Purple|Violet', '紫色', 'Morado|Violeta', 'Lila|Violett', 'Violet', 'パープル|紫', 'Roxo'),
  ),
];

/** Two of these side by side are a matter of taste: none is planted as the other. */
export const alike: readonly (readonly string[])[] = [
  ['WH', 'AP'],
  ['AP', 'KH'],
  ['AP', 'OR'],
  ['AP', 'PK'],
  ['KH', 'CF'],
  ['KH', 'AG'],
  ['KH', 'MU'],
  ['AG', 'FG'],
  ['AG', 'CF'],
  ['HG', 'DG'],
  ['DG', 'BK'],
  ['NV', 'RB'],
  ['RB', 'SB'],
  ['MT', 'SB'],
  ['RD', 'WR'],
  ['RD', 'FX'],
  ['WR', 'FX'],
  ['WR', 'CF'],
  ['PK', 'FX'],
  ['FX', 'PP'],
  ['YE', 'MU'],
  ['MU', 'OR'],
];
