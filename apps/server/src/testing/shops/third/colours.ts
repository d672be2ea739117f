/** The shop sells in five languages; words without an entry of their own are said in English. */
export type Language = 'en' | 'zh' | 'es' | 'de' | 'fr';
export type Words = Partial<Record<Language, readonly string[]>> & { en: readonly string[] };

export interface Entry {
  code: string;
  name: string;
  said: Words;
}

export function said(en: string, zh = '', es = '', de = '', fr = ''): Words {
  const spoken = { zh, es, de, fr };
  const words = Object.entries(spoken)
    .filter(([, of]) => of !== '')
    .map(([language, of]) => [language, of.split('|')] as const);
  return { ...Object.fromEntries(words), en: en.split('|') };
}

export const colours: readonly (Entry & { short: readonly string[] })[] = [
  {
    code: 'BLK',
    name: '黑色 Black',
    short: ['BK', 'BLACK'],
    said: said('Black|Solid Black|black|Jet Black', '黑色|黑', 'Negro', 'Schwarz', 'Noir'),
  },
  {
    code: 'WHT',
    name: '白色 White',
    short: ['WT', 'WHITE'],
    said: said('White|WHITE|Bright White', '白色|纯白色|白', 'Blanco', 'Weiß|Weiss', 'Blanc'),
  },
  {
    code: 'NVY',
    name: '藏蓝',
    short: ['NAVY', 'NV'],
    said: said(
      'Navy|Navy Blue|Dark Navy',
      '藏青色|藏蓝色|藏青|深蓝色',
      'Azul marino|Azul oscuro',
      'Marineblau|Dunkelblau|Navy',
      'Bleu marine|Marine',
    ),
  },
  {
    code: 'RYL',
    name: '宝蓝',
    short: ['ROYAL', 'RB'],
    said: said('Royal|Royal Blue', '宝蓝色|宝蓝', 'Azul real', 'Königsblau|Royalblau', 'Bleu roi|Bleu royal'),
  },
  {
    code: 'SKY',
    name: '天蓝',
    short: ['SKYBLUE', 'LTBLUE'],
    said: said(
      'Sky Blue|Light Blue|Carolina Blue|Baby Blue',
      '天蓝色|浅蓝色',
      'Azul cielo|Celeste|Azul claro',
      'Hellblau|Himmelblau',
      'Bleu ciel|Bleu clair',
    ),
  },
  {
    code: 'RED',
    name: '红色',
    short: ['RD', 'RED'],
    said: said('Red|True Red|Cherry Red', '红色|大红色|正红', 'Rojo', 'Rot', 'Rouge'),
  },
  {
    code: 'WNE',
    name: '酒红',
    short: ['WINE', 'BURG', 'MAR'],
    said: said(
      'Burgundy|Wine Red|Maroon|Wine',
      '酒红色|酒红|枣红色',
      'Burdeos|Granate|Vino tinto',
      'Weinrot|Bordeaux',
      'Bordeaux|Bordeaux',
    ),
  },
  {
    code: 'ARG',
    name: '军绿',
    short: ['OLV', 'ARMY', 'OLIVE'],
    said: said(
      'Army Green|Military Green|Olive|Olive Green',
      '军绿色|橄榄绿',
      'Verde militar|Verde oliva',
      'Olivgrün|Armeegrün|Oliv',
      'Vert armée|Vert olive',
    ),
  },
  {
    code: 'DGN',
    name: '墨绿',
    short: ['FOREST', 'DKGRN'],
    said: said(
      'Forest Green|Dark Green|Bottle Green',
      '墨绿色|深绿色',
      'Verde oscuro|Verde bosque',
      'Dunkelgrün|Waldgrün',
      'Vert foncé|Vert sapin',
    ),
  },
  {
    code: 'MNT',
    name: '薄荷绿',
    short: ['MINT'],
    said: said('Mint|Mint Green', '薄荷绿|薄荷色', 'Verde menta|Menta', 'Minze|Mintgrün', 'Vert menthe'),
  },
  {
    code: 'HGR',
    name: '麻灰',
    short: ['HGREY', 'SPGRY', 'ASH'],
    said: said(
      'Heather Grey|Sport Grey|Grey Melange|Athletic Heather|Heather Gray|Grey|Light Gray',
      '麻灰色|花灰色|灰色|浅灰',
      'Gris jaspeado|Gris',
      'Grau meliert|Grau|Hellgrau',
      'Gris chiné|Gris',
    ),
  },
  {
    code: 'CHR',
    name: '深灰',
    short: ['CHAR', 'DKGREY'],
    said: said(
      'Charcoal|Dark Grey|Dark Gray|Charcoal Heather',
      '深灰色|炭灰色',
      'Gris oscuro|Carbón',
      'Dunkelgrau|Anthrazit',
      'Gris foncé|Anthracite',
    ),
  },
  {
    code: 'OFW',
    name: '米白',
    short: ['CREAM', 'IVORY', 'NAT'],
    said: said(
      'Off White|Off-White|Cream|Ivory|Natural',
      '米白色|米白|米色',
      'Crema|Blanco roto|Crudo',
      'Creme|Cremeweiß|Naturweiß',
      'Écru|Crème|Blanc cassé',
    ),
  },
  {
    code: 'KHK',
    name: '卡其',
    short: ['KHAKI', 'TAN'],
    said: said('Khaki|Tan|Sand', '卡其色|卡其', 'Caqui|Arena', 'Khaki|Sand', 'Beige foncé|Sable'),
  },
  {
    code: 'PNK',
    name: '粉色',
    short: ['PINK', 'LTPINK'],
    said: said(
      'Pink|Light Pink|Baby Pink|Dusty Pink',
      '粉色|粉红色|浅粉色',
      'Rosa|Rosado',
      'Rosa|Hellrosa',
      'Rose|Rose clair',
    ),
  },
  {
    code: 'PUR',
    name: '紫色',
    short: ['PURPLE', 'PPL'],
    said: said('Purple|Violet', '紫色|深紫色', 'Morado|Púrpura', 'Lila|Violett', 'Violet|Pourpre'),
  },
  {
    code: 'YLW',
    name: '黄色',
    short: ['YEL', 'YELLOW'],
    said: said('Yellow|Lemon Yellow', '黄色|柠檬黄', 'Amarillo', 'Gelb', 'Jaune'),
  },
  {
    code: 'COF',
    name: '咖啡色 Coffee',
    short: ['BRN', 'BROWN'],
    said: said('Brown|Coffee Brown|Coffee|Chocolate', '咖啡色|棕色|咖色', 'Marrón|Café', 'Braun', 'Marron|Brun'),
  },
  {
    code: 'ORG',
    name: '橙色',
    short: ['ORANGE', 'ORN'],
    said: said('Orange|Burnt Orange', '橙色|橘色', 'Naranja', 'Orange', 'Orange'),
  },
];
