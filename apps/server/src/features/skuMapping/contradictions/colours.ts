import { abbreviationsOf } from './abbreviations.ts';

/**
 * Common colours: the family first, then its shades, each with what sellers call it. A shade contradicts another shade
 * and another family; the bare family contradicts none of its shades.
 */
const families: readonly (readonly [family: string, words: string, shades?: Readonly<Record<string, string>>])[] = [
  ['black', 'black,blk,bk,黑,纯黑,jet black,pitch black,noir,schwarz,negro,negra,nero,preto,preta,ブラック,黒'],
  [
    'white',
    'white,wht,wh,wt,纯白,本白,bright white,pure white,snow white,weiß,weiss,blanco,blanca,blanc,blanche,bianco,branco,branca,ホワイト,白',
  ],
  [
    'grey',
    'grey,gray,gry,gy,灰,grau,gris,grise,grigio,cinza,cinzento,グレー,グレイ',
    {
      'light grey':
        'light grey,light gray,浅灰,heather grey,heather gray,sport grey,sport gray,heather,ash,ash grey,花灰,麻灰,银灰,hgr,hgrey,hgry,spgry,sport grey heather,athletic heather,athletic grey,grey melange,melange,grey marl,grau meliert,gris jaspeado,gris chiné,gris vigoré,cinza mescla,mescla,杢グレー,杢,ヘザーグレー',
      'dark grey':
        'dark grey,dark gray,charcoal,charcoal grey,深灰,炭灰,dark heather,graphite,char,chr,anthrazit,anthracite,antracita,antracite,carbón,gris carbón,grafito,grafite,chumbo,cinza chumbo,チャコール,チャコールグレー',
    },
  ],
  [
    'blue',
    'blue,blu,蓝,blau,azul,bleu,bleue,ブルー',
    {
      navy: 'navy,nvy,nv,navy blue,dark blue,deep blue,藏青,藏蓝,深蓝,海军蓝,midnight,dark navy,marineblau,marine,azul marino,bleu marine,azul marinho,marinho,bleu nuit,nachtblau,blu navy,ネイビー,ネイビーブルー,紺,濃紺',
      royal:
        'royal,ryl,rb,royal blue,宝蓝,皇家蓝,königsblau,royalblau,azul real,azul rey,azul royal,bleu roi,bleu royal,true royal,cobalt,cobalt blue,azul cobalto,ロイヤルブルー',
      'light blue':
        'light blue,lt blue,sky blue,baby blue,carolina blue,天蓝,湖蓝,himmelblau,celeste,azul cielo,bleu ciel,azzurro,azul céu,スカイブルー,水,サックス,サックスブルー',
      denim: 'denim,denim blue,牛仔蓝',
    },
  ],
  [
    'green',
    'green,grn,gn,绿,grün,verde,vert,verte,グリーン,緑',
    {
      army: 'army green,army,olive,olv,olive green,military green,军绿,橄榄绿,oliv,olivgrün,armeegrün,verde militar,verde oliva,vert armée,vert militaire,vert olive,vert kaki,militärgrün,khakigrün,verde ejército,verde exército,oliva,オリーブ,オリーブグリーン,アーミーグリーン,ミリタリーグリーン',
      'dark green':
        'dark green,forest green,forest,hunter green,墨绿,森林绿,bottle green,waldgrün,tannengrün,flaschengrün,verde bosque,verde botella,verde floresta,verde garrafa,vert forêt,vert sapin,vert bouteille,verde bottiglia,フォレストグリーン,モスグリーン,深緑',
      'light green':
        'light green,mint,mint green,薄荷绿,薄荷,minze,mintgrün,verde menta,menta,vert menthe,menthe,vert d’eau,ミント,ミントグリーン',
      sage: 'sage,sage green,豆绿',
      lime: 'lime,lime green,neon green,荧光绿',
    },
  ],
  [
    'red',
    'red,rd,红,大红,樱桃红,bright red,正红,rot,rojo,roja,rouge,rosso,vermelho,vermelha,レッド,赤,真紅',
    {
      burgundy:
        'burgundy,bgd,burg,wine,wine red,maroon,claret,dark red,deep red,酒红,枣红,mrn,weinrot,bordeaux,bordeauxrot,burgunder,burgunderrot,burdeos,granate,guinda,vino,vino tinto,rojo vino,lie de vin,grenat,bordô,bordó,vinho,borgonha,ワイン,ワインレッド,バーガンディ,バーガンディー,ボルドー,エンジ,えんじ',
      coral: 'coral,coral red,珊瑚红,西瓜红,koralle,corail,corallo,コーラル',
    },
  ],
  [
    'pink',
    'pink,pnk,pk,粉,粉红,rosa,rosado,rosada,rose,ピンク,桃',
    {
      'light pink': 'light pink,baby pink,浅粉,blush,rose poudré,rosé,桜,さくら',
      'hot pink':
        'hot pink,fuchsia,fuschia,rose red,magenta,玫红,玫瑰红,桃红,deep pink,neon pink,fucsia,fúcsia,rosa choque,rosa mexicano,rose fuchsia,rose vif,knallpink,rosa fuerte,rosa intenso,ホットピンク,フューシャ,マゼンタ',
      'dusty pink': 'dusty pink,dusty rose,mauve,藕粉',
    },
  ],
  [
    'purple',
    'purple,prp,ppl,pur,紫,morado,morada,púrpura,violett,violet,violette,pourpre,viola,roxo,roxa,パープル,バイオレット',
    {
      'light purple':
        'light purple,lavender,lilac,lilac purple,香芋紫,薰衣草,薰衣草紫,丁香紫,lavendel,flieder,lavande,lilas,lavanda,lilás,lilla,glicine,ラベンダー,ライラック,藤',
      'dark purple': 'dark purple,deep purple,plum,eggplant,aubergine,pflaume,prune,ciruela,ameixa,茄紫',
    },
  ],
  [
    'yellow',
    'yellow,ylw,yel,yw,黄,gelb,amarillo,amarilla,jaune,giallo,amarelo,amarela,イエロー',
    {
      mustard:
        'mustard,ginger,mustard yellow,姜黄,芥末黄,芥末,senf,senfgelb,moutarde,jaune moutarde,mostaza,amarillo mostaza,mostarda,amarelo mostarda,senape,マスタード,からし',
      gold: 'gold,golden,金,金黄,oro,dorado,dourado,doré,ゴールド',
      'light yellow':
        'light yellow,lemon,lemon yellow,鹅黄,柠檬黄,zitronengelb,jaune citron,amarillo limón,レモン,レモンイエロー',
    },
  ],
  [
    'orange',
    'orange,org,orng,橙,橘,橘红,橙红,orn,naranja,laranja,arancione,オレンジ,橘黄',
    { rust: 'rust,burnt orange,铁锈红,铁锈,rost,rouille,óxido,ferrugem,テラコッタ' },
  ],
  [
    'brown',
    'brown,brn,bwn,棕,褐,啡,braun,marrón,marron,brun,brune,marrone,marrom,castanho,ブラウン,茶',
    {
      coffee:
        'dark brown,coffee,chocolate,mocha,espresso,咖啡,巧克力,咖,café,caffè,kaffee,kaffeebraun,schoko,schokobraun,schokolade,chocolat,コーヒー,チョコ,チョコレート,モカ',
      camel: 'light brown,camel,驼,caramel,caramelo,kamel,キャメル',
    },
  ],
  [
    'beige',
    'beige,bge,米,bege,ベージュ',
    {
      khaki: 'khaki,khk,kh,卡其,caqui,cáqui,kaki',
      sand: 'sand,tan,沙,沙滩,arena,sable,areia,sabbia,sandfarben,サンド,サンドベージュ',
      apricot: 'apricot,杏,aprikose,abricot,albaricoque,damasco',
      cream:
        'cream,ivory,off white,natural,米白,奶白,象牙白,乳白,nat,crm,écru,ecru,crudo,creme,crème,crema,cremeweiß,naturweiß,elfenbein,blanco roto,blanc cassé,marfil,marfim,avorio,panna,off-white,アイボリー,クリーム,オフホワイト,生成り',
    },
  ],
  ['teal', 'teal,turquoise,aqua,cyan,青,湖绿,孔雀蓝,türkis,turquesa,turchese,petrol,petróleo,ターコイズ'],
];

export interface Colour {
  family: string;
  /** Absent where only the family is known. */
  shade?: string;
  /** The shade is unknown and may be any of the family. */
  vague?: true;
}

/** Shades that sellers confuse, such as khaki and sand. They contradict each other only in a shop that has both. */
export const blendingShades: ReadonlySet<string> = new Set(['khaki', 'sand']);

const tones = [
  [
    'light',
    /^(?:light|lt|pale|baby|soft|pastel|hell|zart|blass|[浅淡]|ライト|ペール|ベビー|パステル)|(?<= )(?:clar[oa]|claire?|pâle|pastel|chiar[oa]|beb[êé])$/,
  ],
  [
    'dark',
    /^(?:dark|dk|drk|deep|dunkel|tief|[深暗墨濃]|ダーク|ディープ)|(?<= )(?:oscur[oa]|foncée?|profond|scur[oa]|escur[oa])$/,
  ],
] as const;
/** Words such as `pure`, which leave the colour as it is. */
const plainly = /^(?:(?:bright|true|solid|pure|plain|vivid|classic) |[亮纯正鲜])/;
const toned: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = {
  light: {
    grey: 'light grey',
    blue: 'light blue',
    green: 'light green',
    pink: 'light pink',
    purple: 'light purple',
    yellow: 'light yellow',
    brown: 'camel',
  },
  dark: {
    grey: 'dark grey',
    blue: 'navy',
    green: 'dark green',
    red: 'burgundy',
    purple: 'dark purple',
    brown: 'coffee',
  },
};

/** Each word and phrase; phrases also written as one word. */
const spelled = (words: string) => words.split(',').flatMap((word) => [word, word.replaceAll(' ', '')]);

const written: [string, Colour][] = families.flatMap(([family, words, shades = {}]) => [
  ...spelled(words).map((word): [string, Colour] => [word, { family }]),
  ...Object.entries(shades).flatMap(([shade, more]) =>
    spelled(more).map((word): [string, Colour] => [word, { family, shade }]),
  ),
]);
const words: ReadonlyMap<string, Colour> = new Map([
  // purple in German, lilac in Spanish
  ['lila', { family: 'purple', vague: true }],
  ...abbreviated(written),
  ...written,
]);

/** The abbreviations that can mean one family only. */
function abbreviated(colours: readonly [string, Colour][]): [string, Colour][] {
  const meanings = Map.groupBy(
    colours.flatMap(([phrase, colour]) => abbreviationsOf(phrase).map((short) => ({ short, colour }))),
    ({ short }) => short,
  );
  return [...meanings].flatMap(([short, meant]): [string, Colour][] => {
    const { family, shade } = meant[0]!.colour;
    if (meant.some(({ colour }) => colour.family !== family)) return [];
    return [[short, meant.every(({ colour }) => colour.shade === shade) ? { family, shade } : { family, vague: true }]];
  });
}

/** The colour that a phrase means to every seller: a known name, or a family with a word for light or dark, in the order of its language. */
export function commonColour(phrase: string): Colour | undefined {
  const named = words.get(phrase) ?? words.get(phrase.replace(plainly, ''));
  if (named) return named;
  for (const [tone, spelling] of tones) {
    const bare = spelling.test(phrase) ? words.get(phrase.replace(spelling, '').trim()) : undefined;
    if (!bare || bare.shade) continue;
    const shade = toned[tone][bare.family];
    return shade ? { family: bare.family, shade } : { family: bare.family, vague: true };
  }
  return undefined;
}
