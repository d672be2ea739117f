import type { Category, Goods } from './category.ts';

export type Named = [english: string, chinese: string];
export interface Branch {
  named: Named;
  under: (Branch | Named)[];
  /** Of all leaves below. */
  goods?: Goods;
  /** Where it differs from its neighbours. */
  own?: Partial<Pick<Category, 'hiddenType' | 'id'>>;
}

const branch = (named: Named, ...under: (Branch | Named)[]): Branch => ({ named, under });
const of = (goods: Goods, named: Named, ...under: (Branch | Named)[]): Branch => ({ named, under, goods });

const tops = branch(
  ['Tops', '上衣'],
  branch(
    ['T-Shirts', 'T恤'],
    ['Short-Sleeve T-Shirts', '短袖T恤'],
    ['Long-Sleeve T-Shirts', '长袖T恤'],
    ['Oversized T-Shirts', '宽松T恤'],
  ),
  branch(
    ['Sweatshirts', '卫衣'],
    ['Hoodies', '连帽卫衣'],
    ['Crew Neck Sweatshirts', '圆领卫衣'],
    ['Zip-Ups', '拉链卫衣'],
  ),
  ['Shirts', '衬衫'],
  ['Polo Shirts', 'Polo衫'],
  ['Tank Tops', '背心'],
  ['Knitwear', '针织衫'],
);
const bottoms = branch(
  ['Bottoms', '下装'],
  ['Jeans', '牛仔裤'],
  ['Leggings', '打底裤'],
  ['Shorts', '短裤'],
  ['Sweatpants', '运动裤'],
  ['Trousers', '长裤'],
);
const outerwear = branch(
  ['Outerwear', '外套'],
  ['Jackets', '夹克'],
  ['Coats', '大衣'],
  ['Vests', '马甲'],
  ['Denim', '牛仔外套'],
);
const nightwear = branch(['Nightwear', '家居服'], ['Pyjamas', '睡衣'], ['Robes', '睡袍'], ['Nightshirts', '睡裙']);
const sports = branch(
  ['Sportswear', '运动服'],
  ['Sports Tops', '运动上衣'],
  ['Sports Bottoms', '运动下装'],
  ['Tracksuits', '运动套装'],
  ['Swimwear', '泳装'],
);
export const worn = [tops, bottoms, outerwear, nightwear, sports];

export const wearers: Named[] = [
  ['Women', '女装'],
  ['Men', '男装'],
  ['Curve & Plus Size', '大码女装'],
  ['Girls', '女童'],
  ['Boys', '男童'],
  ['Baby', '婴儿'],
  ['Maternity', '孕妇装'],
];

export const things: Branch[] = [
  branch(
    ['Home & Living', '家居'],
    branch(
      ['Bedding', '床上用品'],
      ['Duvet Covers', '被套'],
      ['Pillowcases', '枕套'],
      ['Blankets', '毯子'],
      ['Sheets', '床单'],
    ),
    branch(
      ['Decor', '装饰'],
      of('poster', ['Wall Art', '挂画']),
      ['Tapestries', '挂毯'],
      ['Candles', '蜡烛'],
      ['Cushion Covers', '抱枕套'],
    ),
    branch(
      ['Kitchen', '厨房'],
      of('mug', ['Mugs', '马克杯']),
      ['Aprons', '围裙'],
      ['Tea Towels', '茶巾'],
      ['Coasters', '杯垫'],
    ),
    branch(['Bathroom', '浴室'], ['Shower Curtains', '浴帘'], ['Bath Mats', '浴垫'], ['Towels', '毛巾']),
  ),
  branch(
    ['Bags & Luggage', '箱包'],
    ['Tote Bags', '托特包'],
    ['Backpacks', '双肩包'],
    ['Pouches', '收纳包'],
    ['Luggage Covers', '行李箱套'],
  ),
  branch(
    ['Accessories', '配饰'],
    branch(['Hats', '帽子'], ['Caps', '棒球帽'], ['Beanies', '毛线帽'], ['Bucket Hats', '渔夫帽']),
    of('phoneCase', ['Phone Cases', '手机壳'], ['Soft Cases', '软壳'], ['Hard Cases', '硬壳']),
    of('socks', ['Socks', '袜子']),
    ['Scarves', '围巾'],
    ['Key Rings', '钥匙扣'],
  ),
  branch(
    ['Stationery', '文具'],
    ['Notebooks', '笔记本'],
    ['Stickers', '贴纸'],
    ['Calendars', '日历'],
    ['Cards', '贺卡'],
  ),
  branch(
    ['Pets', '宠物'],
    ['Pet Clothes', '宠物服装'],
    ['Pet Beds', '宠物窝'],
    ['Bowls', '宠物碗'],
    ['Bandanas', '宠物围巾'],
  ),
];

/** Younger than the others, so that the numbers of these stayed. */
export const laterThings: Branch[] = [
  of(
    'mug',
    ['Drinkware', '杯具'],
    branch(
      ['Mugs & Cups', '马克杯与杯子'],
      ['Ceramic Mugs', '陶瓷马克杯'],
      ['Magic Mugs', '变色马克杯'],
      ['Enamel Mugs', '搪瓷杯'],
      ['Glass Mugs', '玻璃杯'],
      ['Espresso Cups', '意式浓缩杯'],
      ['Couple Mugs', '情侣对杯'],
      { ...branch(['Lead Crystal Cups', '含铅水晶杯']), own: { hiddenType: 3 } },
    ),
    branch(
      ['Bottles & Flasks', '水瓶与保温杯'],
      ['Travel Mugs', '旅行杯'],
      ['Sports Bottles', '运动水壶'],
      ['Thermos Flasks', '保温瓶'],
    ),
  ),
  of(
    'poster',
    ['Posters & Prints', '海报与版画'],
    branch(
      ['Posters', '海报'],
      ['Art Posters', '艺术海报'],
      ['Film Posters', '电影海报'],
      ['Maps', '地图'],
      ['Kids Posters', '儿童海报'],
    ),
    branch(
      ['Framed Prints', '带框装饰画'],
      branch(['Wooden Frames', '木框画'], ['Oak Frame Prints', '橡木框画'], ['Walnut Frame Prints', '胡桃木框画']),
      ['Metal Frame Prints', '金属框画'],
    ),
    { ...branch(['Giclée Prints', '艺术微喷']), own: { id: '9007199254742037' } },
    ['Canvas Prints', '帆布画'],
  ),
  of(
    'phoneCase',
    ['Phone Accessories', '手机配件'],
    branch(
      ['Cases & Covers', '保护壳与保护套'],
      branch(
        ['By Material', '按材质'],
        ['Silicone Cases', '硅胶壳'],
        ['Leather Cases', '皮革保护套'],
        ['Wooden Cases', '木质手机壳'],
      ),
      branch(['By Use', '按用途'], ['Card Holder Cases', '插卡手机壳'], ['Rugged Cases', '防摔手机壳']),
      of('everyPhone', ['All-Model Cases', '全机型手机壳']),
    ),
    ['MagSafe Cases', '磁吸手机壳'],
  ),
  of('workwear', ['Workwear', '工装'], branch(['Protective Wear', '防护服'], ['Work Jackets', '工作夹克'])),
];
