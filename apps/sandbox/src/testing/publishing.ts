import { randomUUID } from 'node:crypto';
import { digits } from '../json.ts';
import { issueUpload } from '../markets/uploads.ts';
import type { Sandbox } from '../sandbox.ts';
import { kind } from '../shein/catalogue/attribute.ts';
import { brandsOf } from '../shein/brands.ts';
import { attributesOf, productTypeOf } from '../shein/catalogue/catalogue.ts';
import { pictureRulesOf } from '../shein/fillIn.ts';
import { siteOf } from '../shein/sites.ts';
import { stockCode, warehousesOf } from '../shein/warehouses.ts';
import { categoryOf } from '../world/categories.ts';
import type { Category } from '../world/category.ts';
import { call } from './sheinCaller.ts';

export interface Given {
  store?: string;
  categoryId: string;
}

export function leaf(categoryId: string): Category {
  const category = categoryOf(categoryId);
  if (!category?.leaf) throw new Error(`There is no last category ${categoryId}`);
  return category;
}

/** The address of a square picture of 1000 pixels, as if it had been uploaded. */
function pictureAt({ core }: Sandbox): string {
  const about = { origin: 'http://127.0.0.1', system: 'shein', ended: false } as const;
  return issueUpload(core.world.links, about, Buffer.from('x'), {
    format: 'png',
    width: 1000,
    height: 1000,
    bytes: 1000,
    use: 1,
  });
}

/** The body of a new product with these entries of `product_attribute_list`; all else of it is right. */
export function sheinProduct(
  sandbox: Sandbox,
  { store = 's1', categoryId, attributes }: Given & { attributes: object[] },
) {
  const category = leaf(categoryId);
  const shop = sandbox.core.world.store(store);
  const changes = sandbox.core.marketOf(shop)!.catalogue.changes.of(categoryId);
  const sales = attributesOf(category, changes).filter((attribute) => attribute.kind === kind.sales);
  const saleOf = ({ id, values }: (typeof sales)[number]) => ({
    attribute_id: digits(id),
    attribute_value_id: digits(values[0]!.id),
  });
  const picture = { image_sort: 1, image_type: 1, image_url: pictureAt(sandbox) };
  const pictures = [picture, { image_sort: 2, image_type: 5, image_url: pictureAt(sandbox) }];
  const isNewScheme = pictureRulesOf(category.goods).length > 1;
  const price =
    shop.mode === 'semi'
      ? {
          price_info_list: [
            { sub_site: siteOf(shop), currency: shop.currency, base_price: '29.99', special_price: '19.99' },
          ],
        }
      : { cost_info: { cost_price: '12.50', currency: shop.currency } };
  const code = randomUUID();
  return {
    category_id: digits(categoryId),
    product_type_id: digits(productTypeOf(category)),
    source_system: 'openapi',
    suit_flag: 0,
    is_spu_pic: isNewScheme,
    ...(isNewScheme && { image_info: { image_info_list: pictures } }),
    brand_code: brandsOf(sandbox.core.world, shop)[0]!.code,
    site_list: [{ main_site: 'shein', sub_site_list: [siteOf(shop)] }],
    multi_language_name_list: [{ language: 'en', name: 'A product of a test' }],
    product_attribute_list: attributes,
    skc_list: [
      {
        supplier_code: code,
        shelf_way: 1,
        sale_attribute: saleOf(sales.find(({ main }) => main)!),
        image_info: { image_info_list: [picture] },
        sku_list: [
          {
            supplier_sku: code,
            mall_state: 1,
            length: '20.00',
            width: '15.5',
            height: '3',
            weight: 210,
            sale_attribute_list: sales.filter(({ main }) => !main).map(saleOf),
            ...price,
            stock_info_list: [
              { inventory_num: 10, supplier_warehouse_id: stockCode(warehousesOf(sandbox.core.world, shop)[0]!) },
            ],
            quantity_info: { quantity_type: 1, quantity_unit: 1, quantity: 1 },
            package_type: 1,
          },
        ],
      },
    ],
  };
}

/** Publishes at SHEIN. `refused` holds what was wrong, by attribute; it is empty where the product was taken. */
export async function publishAtShein(sandbox: Sandbox, given: Given & { attributes: object[] }) {
  const body = sheinProduct(sandbox, given);
  const path = '/open-api/goods/product/publishOrEdit';
  const { code, info, text } = await call(sandbox, { store: given.store ?? 's1', path, body });
  if (code !== '0') throw new Error(text);
  const { success, spu_name, pre_valid_result } = info as {
    success: boolean;
    spu_name: string | null;
    pre_valid_result: { module: string; form: string; messages: string[] }[] | null;
  };
  return { success, spu: spu_name, refused: pre_valid_result ?? [] };
}
