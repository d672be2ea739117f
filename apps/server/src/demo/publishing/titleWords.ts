import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import type { Caller } from '../../caller.ts';
import type { OpenedStores } from '../marketStores.ts';
import { must } from '../shop.ts';

const keywords = [
  'Graphic Tee',
  'Short Sleeve',
  'Crew Neck',
  'Soft Cotton',
  'Casual Wear',
  'Summer Outfit',
  'Streetwear',
  'Oversized Fit',
  'Everyday Basics',
  'Unisex Style',
  'Pullover Hoodie',
  'Fleece Lined',
  'Autumn Layers',
  'Kids Clothing',
  'Back to School',
  'Ceramic Mug',
  'Coffee Lover',
  'Dishwasher Safe',
  'Office Gift',
  'Wall Art',
  'Home Decor',
  'Living Room',
  'Matte Paper',
  'Silicone Phone Case',
  'Shockproof Cover',
  'Birthday Gift',
  'Christmas Gift',
  'Nature Inspired',
  'Hand Drawn Look',
  '{design}',
  '{color}',
];

const forbidden = ['Patagonia', 'Studio Ghibli', 'Yeti', '100% original', 'best seller', '加微信'];

interface Template {
  name: string;
  stores: readonly (keyof OpenedStores)[];
  saleType: string;
  titleKeyword: string;
  productDescription: string;
}

const templates: readonly Template[] = [
  {
    name: '手机壳 Phone cases',
    stores: ['shein'],
    saleType: '1',
    titleKeyword: 'Silicone Phone Case,{design},Shockproof Cover,Birthday Gift',
    productDescription:
      'Liquid silicone with a soft inner lining. The print lies under a clear coat and does not rub off. All ports stay open.',
  },
  {
    name: '马克杯与海报 Mugs and posters',
    stores: ['shein', 'temu'],
    saleType: '1,2',
    titleKeyword: '{design},Home Decor,Office Gift,Hand Drawn Look',
    productDescription:
      'Printed to order with water-based inks. Packed in recycled board, so that it arrives in one piece.',
  },
  {
    name: '秋冬卫衣 Autumn hoodies',
    stores: ['shein', 'temu'],
    saleType: '3',
    titleKeyword: 'Pullover Hoodie,{design},Fleece Lined,Autumn Layers,Unisex Style',
    productDescription:
      'Brushed fleece inside, a lined hood and a roomy front pocket. Regular fit: choose your usual size. Wash inside out at 30 °C.',
  },
  {
    name: 'T 恤双平台 Tees for both marketplaces',
    stores: ['shein', 'temu', 'mexico'],
    saleType: '3',
    titleKeyword: 'Graphic Tee,{design},Short Sleeve,Crew Neck,Soft Cotton,Summer Outfit',
    productDescription:
      'Combed cotton of 180 g, printed to order. The print stays soft and bright after many washes. Regular fit: choose your usual size.',
  },
];

/** The keyword library, the templates of batch publishing, and words that no listing may hold. */
export async function addTitleWords(caller: Caller, stores: OpenedStores): Promise<void> {
  await must(caller, titleKeywords.add, { keyword: keywords });
  await must(caller, forbiddenWords.add, { words: forbidden });
  for (const { stores: named, saleType, ...template } of templates)
    await must(caller, publishTemplates.add, {
      ...template,
      storeIds: named.map((name) => stores[name].id),
      saleType: saleType.split(',').map(Number),
    });
}
