import { type Language, languages } from './colours.ts';

/** Which sizes a style comes in: letters, years of toddlers, years of children, height in cm, or one for all. */
export type Run = 'letters' | 'plus' | 'toddler' | 'years' | 'height' | 'one';

export interface Style {
  code: string;
  name: string;
  run: Run;
  /** How seller SKUs call it, beside its code. */
  sku: string;
  title: Record<Language, string>;
}

function style(code: string, name: string, run: Run, sku: string, titles: string): Style {
  const inTurn = titles.split('|');
  const title = Object.fromEntries(languages.map((language, at) => [language, inTurn[at]!])) as Style['title'];
  return { code, name, run, sku, title };
}

export const styles: readonly Style[] = [
  style(
    'TS01',
    '短袖T恤 Unisex Tee',
    'letters',
    'TEE|TSHIRT|Tee|UNI',
    'Unisex Graphic T-Shirt|男女同款印花短袖T恤|Camiseta unisex estampada|Unisex T-Shirt mit Print|T-shirt unisexe imprimé|プリント半袖Tシャツ|Camiseta unissex estampada',
  ),
  style(
    'TL02',
    '长袖T恤',
    'letters',
    'LS|LONGSLEEVE|LongTee',
    'Long Sleeve Tee|印花长袖T恤|Camiseta de manga larga|Langarmshirt|T-shirt à manches longues|長袖Tシャツ|Camiseta manga longa',
  ),
  style(
    'HD18',
    '连帽卫衣 Hoodie',
    'letters',
    'HOODIE|HOOD|HDY|Hoodie',
    'Pullover Hoodie|宽松连帽卫衣|Sudadera con capucha|Kapuzenpullover|Sweat à capuche|プルオーバーパーカー|Moletom com capuz',
  ),
  style(
    'SW09',
    '圆领卫衣',
    'letters',
    'SWEAT|CREW|SWT|Sweatshirt',
    'Crewneck Sweatshirt|圆领加绒卫衣|Sudadera cuello redondo|Rundhals Sweatshirt|Sweat col rond|クルーネックスウェット|Moletom gola redonda',
  ),
  style(
    'TK22',
    '背心 Tank Top',
    'letters',
    'TANK|TANKTOP|Tank',
    'Racerback Tank Top|运动背心|Camiseta sin mangas|Tanktop|Débardeur|タンクトップ|Regata',
  ),
  style(
    'PZ60',
    '大码T恤',
    'plus',
    'PLUS|CURVE|PlusTee',
    'Plus Size Graphic Tee|大码女装印花T恤|Camiseta talla grande|T-Shirt in großen Größen|T-shirt grande taille|大きいサイズTシャツ|Camiseta plus size',
  ),
  style(
    'BT11',
    '幼儿T恤 Toddler',
    'toddler',
    'TODDLER|BABYTEE|Tod',
    'Toddler Tee|幼儿印花T恤|Camiseta para bebé|Kleinkinder T-Shirt|T-shirt bébé|ベビーTシャツ|Camiseta infantil bebê',
  ),
  style(
    'KT41',
    '儿童T恤 Kids Tee',
    'years',
    'KIDS|KIDTEE|Kids',
    'Kids T-Shirt|儿童印花短袖|Camiseta infantil|Kinder T-Shirt|T-shirt enfant|キッズTシャツ|Camiseta infantil',
  ),
  style(
    'KH43',
    '儿童连帽卫衣',
    'height',
    'KIDHOODIE|KHOOD|KidsHoodie',
    'Kids Hoodie|儿童连帽卫衣|Sudadera infantil|Kinder Hoodie|Sweat à capuche enfant|キッズパーカー|Moletom infantil',
  ),
  style(
    'FR70',
    '均码毛毯卫衣 Blanket Hoodie',
    'one',
    'BLANKET|Snuggle',
    'Wearable Blanket Hoodie|懒人毛毯卫衣|Manta con capucha|Kuschel-Hoodie|Sweat plaid|着る毛布|Cobertor com capuz',
  ),
];

/** What else a title says; none of it is about the goods that were ordered. */
export const titleNoise: Record<Language, string> = {
  en: 'for Men Women|Summer Casual|Gift for Dog Mom|2024 New|100% Cotton|Black Friday Deal|Large Front Print|White Elephant Gift|Medium Weight|Black, White, Navy and More Colors|Multiple Colors|Small Business Made|Y2K|Birthday Gift',
  zh: '2024新款|夏季百搭|纯棉|多色可选|黑五特惠|情侣款|红人同款|宽松|礼物',
  es: 'de verano|100% algodón|Black Friday|regalo original|varios colores|ropa de moda',
  de: 'Geschenk|aus Baumwolle|Oversize|verschiedene Farben|Sommer 2024|lustig',
  fr: 'en coton|cadeau Noël|plusieurs couleurs|été 2024|tendance|humour',
  ja: '綿100%|おしゃれ|2024新作|全21色|プレゼント|男女兼用',
  pt: '100% algodão|presente criativo|várias cores|verão 2024|moda|promoção',
};

/** The sizes that are to be had, as titles put it. */
export const offered: Record<Run, string> = {
  letters: 'S-5XL|S to 5XL|Sizes S M L XL 2XL 3XL 4XL 5XL',
  plus: 'XL-5XL|Up to 5XL',
  toddler: '2T-5T|2-5岁',
  years: '6-14 Years|Ages 6 to 14',
  height: '110-150cm|110cm~150cm',
  one: 'Oversized',
};

/** Says what kind of print it is, not which. */
export const plainPrint: Record<Language, string> = {
  en: 'Funny Graphic|Letter Print|Trendy|Vintage Style|Casual',
  zh: '趣味字母|复古印花|潮流图案',
  es: 'con letras|estilo vintage|gráfica',
  de: 'mit Spruch|Vintage Stil|bedruckt',
  fr: 'à message|style vintage|graphique',
  ja: 'ロゴ|レトロ|グラフィック',
  pt: 'com frase|estilo retrô|gráfica',
};

export const attributeNames: Record<Language, { colour: string; size: string; both: string; design: string }> = {
  en: {
    colour: 'Color|Colour|color',
    size: 'Size|size',
    both: 'Variation|Color/Size|Style',
    design: 'Design|Pattern|Print',
  },
  zh: { colour: '颜色|颜色分类', size: '尺码|尺寸', both: '规格|SKU属性', design: '图案|款式' },
  es: { colour: 'Color', size: 'Talla', both: 'Variante', design: 'Diseño' },
  de: { colour: 'Farbe', size: 'Größe', both: 'Variante', design: 'Motiv' },
  fr: { colour: 'Couleur', size: 'Taille', both: 'Variante', design: 'Motif' },
  ja: { colour: 'カラー|色', size: 'サイズ', both: '仕様', design: 'デザイン|柄' },
  pt: { colour: 'Cor', size: 'Tamanho', both: 'Variação', design: 'Estampa' },
};

/** Beside colour, size and design; nothing of it contradicts any mapping. */
export const otherAttributes = [
  'Material:100% Cotton',
  'Fabric:Slight Stretch',
  'Pattern Type:Letter',
  'Neckline:Round Neck',
  'Sleeve Length:Short Sleeve',
  'Fit Type:Regular Fit',
  'Quantity:1PC',
  'Weight:180 g',
  'Text Color:Gold',
  'Print Size:28 x 35 cm',
  'Personalization:Emma',
  'Model:175 cm, wears M',
  'Season:Summer',
  '材质:纯棉 180g',
  '风格:休闲',
  '季节:春夏',
  'Estampado:Letras',
  'Material:Baumwolle',
  'Composition:95% coton, 5% élasthanne',
  '素材:綿',
];
/** In the place of a colour, where the seller has not chosen one. */
export const noColour = 'Multicolor|As Picture|图片色|As shown';

export const skuPrefixes = 'US|CA-W2|YW3|SZ|GZ01|FBA|POD|KJ|NJ-A3|DE';
export const skuSuffixes =
  '240815|20240815|2408|B07|1PC|x1|2PCS|new|copy|US|EU|FBA|0911|batch12|unisex|men|women|cotton|W2';
