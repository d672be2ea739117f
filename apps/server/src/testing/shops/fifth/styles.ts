import { colours } from './colours.ts';
import { type SizeKind, type Words, words } from './words.ts';

export interface ShopStyle {
  code: string;
  name: string;
  sizes: SizeKind;
  colours: string;
  words: Words;
}

const style = (code: string, name: string, sizes: SizeKind, of: string, said: Words): ShopStyle => ({
  code,
  name,
  sizes,
  colours: of,
  words: said,
});

const every = colours.map(({ code }) => code).join(' ');

/** The best sellers stand twice. */
export const styles: readonly ShopStyle[] = [
  style(
    'T01',
    '男款短袖T恤',
    'adult',
    every,
    words(
      "Men's T-Shirt|Men Tee",
      '男士短袖T恤',
      'Camiseta para hombre',
      'Herren T-Shirt',
      'T-shirt homme',
      'メンズ 半袖Tシャツ',
      'Camiseta masculina',
    ),
  ),
  style(
    'T02',
    '女款短袖T恤',
    'adult',
    every,
    words(
      "Women's T-Shirt|Women Tee",
      '女士短袖T恤',
      'Camiseta para mujer',
      'Damen T-Shirt',
      'T-shirt femme',
      'レディース 半袖Tシャツ',
      'Camiseta feminina',
    ),
  ),
  style(
    'W01',
    '圆领卫衣',
    'adult',
    'BK WH HG NV WR PK AG AP CF',
    words(
      'Crew Neck Sweatshirt|Pullover Sweatshirt',
      '圆领卫衣',
      'Sudadera de cuello redondo',
      'Sweatshirt mit Rundhalsausschnitt',
      'Sweat à col rond',
      'スウェット',
      'Moletom gola redonda',
    ),
  ),
  style(
    'H01',
    '连帽卫衣',
    'adult',
    'BK WH HG DG NV RD WR FG AP KH',
    words(
      'Hoodie|Drawstring Hoodie',
      '连帽卫衣',
      'Sudadera con capucha',
      'Kapuzenpullover',
      'Sweat à capuche',
      'パーカー',
      'Moletom com capuz',
    ),
  ),
  style(
    'V01',
    '背心',
    'adult',
    'BK WH HG PK SB YE',
    words('Tank Top', '无袖背心', 'Camiseta de tirantes', 'Tanktop', 'Débardeur', 'タンクトップ', 'Regata'),
  ),
  style(
    'L01',
    '长袖T恤',
    'adult',
    'BK WH NV AG WR CF',
    words(
      'Long Sleeve T-Shirt',
      '长袖T恤',
      'Camiseta de manga larga',
      'Langarmshirt',
      'T-shirt à manches longues',
      '長袖Tシャツ',
      'Camiseta manga longa',
    ),
  ),
  style(
    'K01',
    '儿童T恤',
    'height',
    'BK WH RD PK SB YE MT RB',
    words(
      "Boys' T-Shirt|Kids Tee",
      '儿童短袖T恤',
      'Camiseta para niños',
      'Kinder T-Shirt',
      'T-shirt enfant',
      'キッズ Tシャツ',
      'Camiseta infantil',
    ),
  ),
  style(
    'K02',
    '儿童卫衣',
    'years',
    'BK HG NV RD PK MU',
    words(
      "Girls' Sweatshirt|Kids Pullover",
      '儿童卫衣',
      'Sudadera para niñas',
      'Kinder Sweatshirt',
      'Sweat enfant',
      'キッズ スウェット',
      'Moletom infantil',
    ),
  ),
  style(
    'D01',
    '小童T恤',
    'toddler',
    'BK WH PK SB YE RD',
    words(
      "Toddler T-Shirt|Toddler Boys' Tee",
      '小童T恤',
      'Camiseta para niños pequeños',
      'Kleinkind T-Shirt',
      'T-shirt tout-petit',
      'ベビー Tシャツ',
      'Camiseta para crianças',
    ),
  ),
  style(
    'B01',
    '婴儿哈衣',
    'months',
    'WH PK SB HG MT',
    words(
      'Baby Bodysuit|Newborn Romper',
      '婴儿哈衣',
      'Body para bebé',
      'Baby Body',
      'Body bébé',
      'ベビー ロンパース',
      'Body de bebê',
    ),
  ),
  style(
    'C01',
    '棒球帽',
    'one',
    'BK WH NV RD KH AG',
    words('Baseball Cap', '棒球帽', 'Gorra de béisbol', 'Baseballkappe', 'Casquette de baseball', 'キャップ', 'Boné'),
  ),
];
