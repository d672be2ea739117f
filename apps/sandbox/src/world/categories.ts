export interface Category {
  id: number;
  /** 0 at the roots. */
  parentId: number;
  name: string;
  chinese: string;
  leaf: boolean;
  /** From 1. */
  level: number;
  /** Whether its goods are worn, and so have sizes. */
  apparel: boolean;
}

type Named = [english: string, chinese: string];
interface Branch {
  named: Named;
  under: (Branch | Named)[];
}

const branch = (named: Named, ...under: (Branch | Named)[]): Branch => ({ named, under });

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
const worn = [tops, bottoms, outerwear, nightwear, sports];

const wearers: Named[] = [
  ['Women', '女装'],
  ['Men', '男装'],
  ['Curve & Plus Size', '大码女装'],
  ['Girls', '女童'],
  ['Boys', '男童'],
  ['Baby', '婴儿'],
  ['Maternity', '孕妇装'],
];

const things: Branch[] = [
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
      ['Wall Art', '挂画'],
      ['Tapestries', '挂毯'],
      ['Candles', '蜡烛'],
      ['Cushion Covers', '抱枕套'],
    ),
    branch(['Kitchen', '厨房'], ['Mugs', '马克杯'], ['Aprons', '围裙'], ['Tea Towels', '茶巾'], ['Coasters', '杯垫']),
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
    branch(['Phone Cases', '手机壳'], ['Soft Cases', '软壳'], ['Hard Cases', '硬壳']),
    ['Socks', '袜子'],
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

/** About a hundred nodes of uneven depth, parents before their children; the same in every world. */
export const categories: Category[] = [];

for (const named of wearers) plant(branch(named, ...worn), { parentId: 0, level: 1, apparel: true });
for (const thing of things) plant(thing, { parentId: 0, level: 1, apparel: false });

function plant(what: Branch | Named, parent: Pick<Category, 'parentId' | 'level' | 'apparel'>): void {
  const under = Array.isArray(what) ? [] : what.under;
  const [name, chinese] = Array.isArray(what) ? what : what.named;
  const id = 1700 + categories.length + 1;
  categories.push({ ...parent, id, name, chinese, leaf: under.length === 0 });
  for (const child of under) plant(child, { ...parent, parentId: id, level: parent.level + 1 });
}
