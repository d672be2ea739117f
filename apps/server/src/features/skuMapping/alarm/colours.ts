/**
 * Common colours: the family first, then its shades, each with what sellers call it. A shade contradicts another shade
 * and another family; the bare family contradicts none of its shades.
 */
const families: readonly (readonly [family: string, words: string, shades?: Readonly<Record<string, string>>])[] = [
  ['black', 'black,blk,bk,黑,纯黑,jet black,pitch black,noir,schwarz,negro,negra,nero,preto'],
  [
    'white',
    'white,wht,wh,wt,白,纯白,本白,bright white,pure white,snow white,weiß,weiss,blanco,blanca,blanc,blanche,bianco,branco',
  ],
  [
    'grey',
    'grey,gray,gry,gy,灰,grau,gris,grigio,cinza',
    {
      'light grey':
        'light grey,light gray,浅灰,heather grey,heather gray,sport grey,sport gray,heather,ash,ash grey,花灰,麻灰,银灰,hgr,hgrey,hgry,spgry,sport grey heather,grey melange,melange,grey marl,hellgrau,grau meliert,gris claro,gris clair,gris jaspeado,gris chiné',
      'dark grey':
        'dark grey,dark gray,charcoal,charcoal grey,深灰,炭灰,dark heather,graphite,char,chr,dunkelgrau,anthrazit,anthracite,antracita,gris oscuro,gris foncé,carbón',
    },
  ],
  [
    'blue',
    'blue,blu,蓝,blau,azul,bleu,bleue',
    {
      navy: 'navy,nvy,nv,navy blue,dark blue,deep blue,藏青,藏蓝,深蓝,海军蓝,midnight,dark navy,marineblau,marine,dunkelblau,azul marino,azul oscuro,bleu marine,bleu foncé',
      royal: 'royal,ryl,rb,royal blue,宝蓝,皇家蓝,königsblau,royalblau,azul real,azul rey,bleu roi,bleu royal',
      'light blue':
        'light blue,lt blue,sky blue,baby blue,carolina blue,浅蓝,天蓝,湖蓝,hellblau,himmelblau,celeste,azul cielo,azul claro,bleu ciel,bleu clair',
      denim: 'denim,denim blue,牛仔蓝',
    },
  ],
  [
    'green',
    'green,grn,gn,绿,grün,verde,vert,verte',
    {
      army: 'army green,army,olive,olv,olive green,military green,军绿,橄榄绿,oliv,olivgrün,armeegrün,verde militar,verde oliva,vert armée,vert militaire,vert olive,vert kaki',
      'dark green':
        'dark green,forest green,forest,hunter green,deep green,深绿,墨绿,bottle green,dunkelgrün,waldgrün,tannengrün,verde oscuro,verde bosque,vert foncé,vert sapin,vert bouteille',
      'light green':
        'light green,浅绿,mint,mint green,薄荷绿,薄荷,hellgrün,minze,mintgrün,verde claro,verde menta,menta,vert clair,vert menthe,menthe',
      sage: 'sage,sage green,豆绿',
      lime: 'lime,lime green,neon green,荧光绿',
    },
  ],
  [
    'red',
    'red,rd,红,大红,bright red,正红,rot,rojo,roja,rouge,rosso,vermelho',
    {
      burgundy:
        'burgundy,bgd,burg,wine,wine red,maroon,claret,dark red,deep red,酒红,枣红,深红,mrn,weinrot,dunkelrot,bordeaux,burdeos,granate,vino,vino tinto,rojo vino,rojo oscuro,rouge foncé,lie de vin',
      coral: 'coral,coral red,珊瑚红,西瓜红',
    },
  ],
  [
    'pink',
    'pink,pnk,pk,粉,粉红,rosa,rosado,rosada,rose',
    {
      'light pink': 'light pink,baby pink,浅粉,blush,hellrosa,rosa claro,rose clair,rose pâle',
      'hot pink': 'hot pink,fuchsia,rose red,magenta,玫红,玫瑰红,deep pink,neon pink',
      'dusty pink': 'dusty pink,dusty rose,mauve,藕粉',
    },
  ],
  [
    'purple',
    'purple,prp,ppl,pur,紫,lila,morado,morada,púrpura,violett,violet,violette,pourpre,viola,roxo',
    {
      'light purple': 'light purple,lavender,lilac,浅紫,香芋紫',
      'dark purple': 'dark purple,deep purple,plum,深紫',
    },
  ],
  [
    'yellow',
    'yellow,ylw,yel,yw,黄,gelb,amarillo,amarilla,jaune,giallo,amarelo',
    {
      mustard: 'mustard,ginger,mustard yellow,姜黄',
      gold: 'gold,golden,金,金黄',
      'light yellow': 'light yellow,lemon,浅黄,鹅黄,柠檬黄',
    },
  ],
  [
    'orange',
    'orange,org,orng,橙,橘,橘红,橙红,orn,naranja,laranja,arancione',
    { rust: 'rust,burnt orange,铁锈红,铁锈' },
  ],
  [
    'brown',
    'brown,brn,bwn,棕,褐,啡,braun,marrón,marron,brun,marrone,marrom',
    {
      coffee: 'coffee,chocolate,mocha,dark brown,咖啡,巧克力,深棕,咖,café,dunkelbraun,marrón oscuro,marron foncé',
      camel: 'camel,light brown,驼,浅棕',
    },
  ],
  [
    'beige',
    'beige,bge,米',
    {
      khaki: 'khaki,khk,kh,卡其,caqui,kaki',
      sand: 'sand,tan,沙,arena,sable,beige foncé',
      apricot: 'apricot,杏',
      cream:
        'cream,ivory,off white,natural,米白,奶白,象牙白,乳白,nat,crm,écru,ecru,crudo,creme,crème,crema,cremeweiß,naturweiß,elfenbein,blanco roto,blanc cassé',
    },
  ],
  ['teal', 'teal,turquoise,aqua,cyan,青,湖绿,孔雀蓝'],
];

export interface Colour {
  family: string;
  /** Absent where only the family is known. */
  shade?: string;
  /** Of an unknown shade, which may be any of its family. */
  vague?: true;
}

/** One seller's khaki is another's sand: such shades differ only in a shop that keeps both. */
export const blendingShades: ReadonlySet<string> = new Set(['khaki', 'sand']);

export type ColourWords = ReadonlyMap<string, Colour>;

/** Each word and phrase, and phrases written as one word, too. */
const spelled = (words: string) => words.split(',').flatMap((word) => [word, word.replaceAll(' ', '')]);

export const commonColours: ColourWords = new Map(
  families.flatMap(([family, words, shades = {}]) => [
    ...spelled(words).map((word) => [word, { family }] as const),
    ...Object.entries(shades).flatMap(([shade, more]) =>
      spelled(more).map((word) => [word, { family, shade }] as const),
    ),
  ]),
);
