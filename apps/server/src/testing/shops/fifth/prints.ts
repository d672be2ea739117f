/** How a print can be told from another: by its number, by its English or its Chinese name. */
export type Naming = 'number' | 'en' | 'zh';

export interface ShopPrint {
  number: string;
  en: string;
  zh: string;
  /** Its pictures in the library; of some a front and a back. */
  pictures: readonly string[];
  namedBy: readonly Naming[];
}

const drawn = [
  'sloth coffee|树懒咖啡',
  'mushroom forest|蘑菇森林',
  'sloth yoga|树懒瑜伽',
  'retro truck|复古卡车',
  'black cat moon|黑猫月亮',
  'skeleton skateboard|骷髅滑板',
  'mama bear|熊妈妈',
  'sunset surfing|日落冲浪',
  'blue butterfly|蓝蝴蝶',
  'astronaut balloon|宇航员气球',
  'golden retriever dad|金毛爸爸',
  'wildflower bouquet|野花束',
  'dinosaur taco|恐龙塔可',
  'highland cow|高地牛',
  'game controller heartbeat|游戏手柄心跳',
  'red rose skull|红玫瑰骷髅',
  'fishing legend|钓鱼传奇',
  'capybara hot spring|水豚温泉',
  'camping bear|露营熊',
  'panda bamboo|熊猫竹子',
  'anime samurai|动漫武士',
  'koi dragon|锦鲤龙',
  'pickle ball queen|匹克球女王',
  'teacher rainbow|教师彩虹',
  'nurse stethoscope|护士听诊器',
  'axolotl ramen|六角龙拉面',
  'frog banjo|青蛙班卓琴',
  'vintage cassette|复古磁带',
  'duck knife|鸭子拿刀',
  'raccoon pizza|浣熊披萨',
  'mountain bike|山地自行车',
  'faith cross|信仰十字架',
  'pumpkin latte|南瓜拿铁',
  'gnome christmas|圣诞地精',
  'santa dabbing|圣诞老人',
  'usa eagle|美国鹰',
  'lion crown|狮子皇冠',
  'wolf howling|狼嚎',
  'leopard lightning|豹纹闪电',
  'smiley daisy|笑脸雏菊',
  'corgi butt|柯基屁股',
  'green alien|绿色外星人',
  'bee kind|善良蜜蜂',
  'unicorn princess|独角兽公主',
  'excavator birthday|挖掘机生日',
  'shark doo|鲨鱼宝宝',
  'penguin scarf|企鹅围巾',
  'cactus guitar|仙人掌吉他',
  'ocean whale|海洋鲸鱼',
  'tokyo street|东京街头',
  'bookworm owl|书虫猫头鹰',
  'pink ribbon hope|粉丝带希望',
  'horse girl|爱马女孩',
  'barber shop|理发店',
  'strawberry milk|草莓牛奶',
  'hedgehog tea|刺猬喝茶',
  'goat climbing|攀岩山羊',
  'bass player|贝斯手',
  'firefighter flag|消防员旗帜',
  'sea turtle|海龟',
  'elephant mandala|大象曼陀罗',
  'flamingo beach|火烈鸟海滩',
  'crab boil|煮螃蟹',
  'best grandpa|最棒爷爷',
  'monstera leaf|龟背竹',
  'alpaca sunglasses|羊驼墨镜',
  'basketball flame|篮球火焰',
  'soccer goal|足球进球',
  'angel wings|天使翅膀',
  'chess knight|国际象棋骑士',
];

const naming = (index: number): Naming[] => {
  const turn = index % 10;
  if (turn < 4) return ['number'];
  if (turn < 7) return ['number', 'zh'];
  return turn < 9 ? ['en'] : ['zh'];
};

const asFile = (text: string, index: number) =>
  [text, `${text}-final`, text.replaceAll(' ', '-'), `${text} 透明底`, text, text][index % 6] ?? text;

function pictures(print: Omit<ShopPrint, 'pictures'>, index: number): string[] {
  const by = new Set(print.namedBy);
  if (by.has('en')) return [asFile(print.en, index)];
  if (!by.has('number')) return [asFile(print.zh, index)];
  const name = by.has('zh') ? `${print.number} ${print.zh}` : print.number;
  if (index % 9 === 4) return [`${name}-正面`, `${name}-背面`];
  return [asFile(name, index)];
}

export const prints: readonly ShopPrint[] = drawn.map((names, index) => {
  const [en = '', zh = ''] = names.split('|');
  const print = { number: `YH${1031 + index * 3}`, en, zh, namedBy: naming(index) };
  return { ...print, pictures: pictures(print, index) };
});
