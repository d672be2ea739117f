import { productType } from '@pressroom/contract/products/product';
import { randomFrom } from '@pressroom/imaging/sample';
import { keptPrint, keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { keptClassification, keptPackaging, keptProductTemplate } from '../../../testing/templateMakers.ts';
import type { TestApp } from '../../../testing/testApp.ts';

export const seed = Number(process.env['PRODUCTS_SEED'] ?? 13);

/** What the second filter knows of a product. */
export interface Made {
  id: string;
  type: number;
  spu: string;
  status: number;
  skus: { sku: string; name: string; status: number; code: number | undefined; stock: number; price: number | null }[];
  components: { made: Made; quantity: number }[];
  template: number | undefined;
  moved: boolean;
  classification: number;
  packaging: number;
  print: number | undefined;
  sheinMissing: boolean;
  temuMissing: boolean;
  created: number;
  modified: number;
}

export const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}`;
const words = ['白鹤短袖', '金鱼 T恤', 'Crane Tee', 'fish 100%', '白色金鱼'];

/** Some forty products of all kinds by lot, with what they hang on. */
export async function drawnShop(test: TestApp) {
  const random = randomFrom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const classifications = [await keptClassification(test, { findings: 1 }), await keptClassification(test)];
  const packagings = [await keptPackaging(test), await keptPackaging(test)];
  const templates = [await keptProductTemplate(test), await keptProductTemplate(test)];
  await test.db
    .updateTable('productTemplates')
    .set({ gmtModified: `${day(15)}T00:00:00Z` })
    .execute();
  const prints = [await keptPrint(test), await keptPrint(test)];
  const kept = (code: string) => keptProductCode(test, { code, realStock: one([3, 8]), reserved: one([0, 5]) });
  const codes = [await kept('TEE-BLK-M'), await kept('TEE-BLK-L'), await kept('MUG-WHT-S')];
  const available = await test.db.selectFrom('productCodes').selectAll().orderBy('id').execute();
  const stockOf = (code: number) => Math.max(0, available[code]!.realStock - available[code]!.reserved);

  const made: Made[] = [];
  const skuIdOf = new Map<Made, string>();
  for (let n = 0; n < 40; n += 1) {
    const single = made.filter(({ type }) => type === productType.single);
    const type = one(single.length > 2 ? [1, 2, 3] : [1, 2]);
    const [first, second] = [one(single), one(single)];
    const components =
      type === productType.combination
        ? [...new Set([first, second])].map((part) => ({ made: part, quantity: one([1, 2]) }))
        : [];
    const skus = Array.from({ length: type === productType.variants ? one([1, 3]) : 1 }, (_, k) => {
      const code = type === productType.combination ? undefined : one([0, 1, 2, undefined]);
      const own = one([undefined, 4]);
      const parts = components.map(({ made: part, quantity }) => Math.floor(part.skus[0]!.stock / quantity));
      const follows = type === productType.combination ? Math.min(...parts) : code === undefined ? 0 : stockOf(code);
      const price = type === productType.combination ? null : one([5, 20, 100, null]);
      const name = `${one(words)} ${n}`;
      return { sku: `S${n}-K${k}`, name, status: one([1, 2]), code, stock: own ?? follows, price, own };
    });
    const template = one([0, 1, undefined]);
    const taken = one([14, 16]);
    const facts = {
      type,
      spu: `${one(['DS', 'ds', 'XX'])}-${n}`,
      status: one([1, 2]),
      template,
      moved: template !== undefined && taken < 15,
      classification: one([0, 1]),
      packaging: one([0, 1]),
      print: type === productType.combination ? undefined : one([0, 1, undefined]),
      sheinMissing: one([true, false]),
      temuMissing: one([true, false]),
      created: one([1, 2, 3]),
      modified: one([4, 5, 6]),
    };
    const { id, skuIds } = await keptProduct(test, {
      productType: type,
      spu: facts.spu,
      status: facts.status,
      productTemplateId: template === undefined ? null : templates[template]!.id,
      templateVersion: template === undefined ? null : `${day(taken)}T00:00:00Z`,
      classificationTemplateId: classifications[facts.classification]!.id,
      packagingTemplateId: packagings[facts.packaging]!.id,
      print1Id: facts.print === undefined ? null : prints[facts.print]!,
      sheinMissing: facts.sheinMissing ? 1 : 0,
      temuMissing: facts.temuMissing ? 1 : 0,
      gmtCreate: `${day(facts.created)}T12:00:00Z`,
      gmtModified: `${day(facts.modified)}T12:00:00Z`,
      skus: skus.map(({ sku, name, status, code, price, own }) => ({
        sku,
        name,
        status,
        productCodeId: code === undefined ? null : codes[code]!.id,
        startOriginalPrice: price,
        startSellingPrice: price,
        ownStock: own ?? null,
      })),
      components: components.map(({ made: part, quantity }) => ({ skuId: skuIdOf.get(part)!, quantity })),
    });
    const whole = { ...facts, id, skus, components };
    skuIdOf.set(whole, skuIds[0]!);
    made.push(whole);
  }
  return { made, classifications, packagings, templates, prints, codes, one };
}

export type DrawnShop = Awaited<ReturnType<typeof drawnShop>>;
