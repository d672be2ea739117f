import { effectPictures, effectShape } from '@pressroom/contract/effectPictures/effectPictures';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { putFirst } from '@pressroom/contract/pictures/putFirst';
import { slotRowsOf, type SlotValues, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { saleState } from '@pressroom/contract/productTemplates/form';
import { type ProductTemplateDetail, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import type { Caller } from '../../caller.ts';
import { must, type Shop } from '../shop.ts';
import { addBlanks, styles } from './blanks.ts';
import {
  combinations,
  type SingleProduct,
  singleProducts,
  type VariantProduct,
  variantProducts,
} from './catalogueList.ts';
import { addDesigns, type Design } from './designs.ts';
import { leaveIncomplete } from './incomplete.ts';

interface Made {
  /** By their codes. */
  designs: ReadonlyMap<string, Design>;
  /** With their pictures, by their names. */
  templates: ReadonlyMap<string, ProductTemplateDetail>;
}

/** Everything that the sample shop sells, each product with its effect pictures. Needs the product templates. */
export async function addCatalogue(caller: Caller, shop: Shop): Promise<void> {
  await addBlanks(caller);
  const designs = new Map((await addDesigns(caller, shop)).map((design) => [design.code, design]));
  const made = { designs, templates: await readTemplates(caller) };
  for (const product of variantProducts) await addVariants(caller, made, product);
  for (const product of singleProducts) await addSingle(caller, made, product);
  await addCombinations(caller, made);
  await leaveIncomplete(caller, made.templates);
}

async function readTemplates(caller: Caller): Promise<Map<string, ProductTemplateDetail>> {
  const { rows } = await must(caller, productTemplates.list, { pageSize: 100 });
  const templates = await Promise.all(rows.map(({ id }) => must(caller, productTemplates.get, { id })));
  return new Map(templates.map((template) => [template.name, template]));
}

const headOf = ({ id, categoryTemplateId, outerPkgTemplateId }: ProductTemplateDetail) => ({
  productTemplateId: id,
  categoryTemplateId,
  outerPkgTemplateId,
});

/** Clothes, which TEMU shows upright. */
async function addVariants(caller: Caller, made: Made, product: VariantProduct): Promise<void> {
  const design = made.designs.get(product.design)!;
  const template = made.templates.get(product.template)!;
  const basis = {
    ...headOf(template),
    spu: `${product.style}-${product.design}`,
    styleCode: product.style,
    colorCodes: [...product.colours],
    sizeCodes: [...styles.find(({ code }) => code === product.style)!.sizes],
    stockImage1: design.id,
  };
  const generated = await must(caller, productVariants.add, { ...basis, isConfirm: false });
  if (generated.isConfirm) throw new Error('generating answers rows');
  const categoryIds = [...new Set(generated.productSpecs.flatMap((spec) => spec.productCodeCategoryId ?? []))];
  const asked = { images: [design.id], productCodeCategoryIds: categoryIds };
  const [square, portrait] = await Promise.all([
    must(caller, effectPictures.ofCategories, asked),
    must(caller, effectPictures.ofCategories, { ...asked, shape: effectShape.portrait }),
  ]);
  const slots = slotValuesOf(generated.sheinImageList, generated.temuImageList);
  await must(caller, productVariants.add, {
    ...basis,
    isConfirm: true,
    basis: generated.basis,
    productSpecs: generated.productSpecs.map((spec) => {
      const mainPictureUrl = addressIn(square, spec.productCodeCategoryId!);
      const worn = addressIn(portrait, spec.productCodeCategoryId!);
      return {
        ...spec,
        name: `${design.name} ${spec.name}`.slice(0, 100),
        productCode: spec.productCodeExists ? spec.productCode : '',
        mainPictureUrl,
        ...picturesOf({
          ...putFirst(slots, mainPictureUrl),
          [imageTypes.sheinColourBlock]: [mainPictureUrl],
          [imageTypes.temuCarousel]: [worn, ...(slots[imageTypes.temuCarousel] ?? [])],
        }),
      };
    }),
  });
}

async function addSingle(caller: Caller, made: Made, { design: of, code, template: named, stopped }: SingleProduct) {
  const design = made.designs.get(of)!;
  const template = made.templates.get(named)!;
  const pictures = await must(caller, effectPictures.generate, { images: [design.id], productCodeList: [code] });
  const mainPictureUrl = addressIn(pictures, code);
  const slots = slotValuesOf(template.sheinImageList, template.temuImageList);
  const [style = '', ...blank] = code.split('-');
  await must(caller, productWrites.add, {
    ...headOf(template),
    spu: `${of}-${style}-${blank.join('')}`,
    status: stopped ? saleState.stopSale : saleState.onSale,
    stockImage1: design.id,
    singleSpec: {
      ...template,
      name: `${design.name} · ${template.name}`.slice(0, 100),
      sku: `${of}-${code}`,
      productCode: code,
      followsStock: true,
      realStock: undefined,
      mainPictureUrl,
      ...picturesOf(putFirst(slots, mainPictureUrl)),
    },
  });
}

async function addCombinations(caller: Caller, { templates }: Made): Promise<void> {
  for (const { spu, name, template, components } of combinations) {
    const ids = await Promise.all(components.map(([sku]) => skuId(caller, sku)));
    await must(caller, productWrites.addCombination, {
      ...headOf(templates.get(template)!),
      spu,
      status: saleState.onSale,
      combinationSpec: { sku: spu, name },
      productSpecs: components.map(([, quantity], at) => ({ id: ids[at]!, quantity })),
    });
  }
}

async function skuId(caller: Caller, sku: string): Promise<string> {
  const { rows } = await must(caller, products.page, { fuzzy: sku });
  const found = rows.find((row) => row.sku === sku);
  if (!found) throw new Error(`There is no SKU ${sku} among the products of the sample shop`);
  return found.id;
}

function addressIn(pictures: Readonly<Record<string, { url: string } | { msg: string }>>, key: string): string {
  const made = pictures[key];
  if (!made || !('url' in made)) throw new Error(`There is no effect picture of ${key}: ${made?.msg ?? ''}`);
  return made.url;
}

const picturesOf = (slots: SlotValues) => ({
  sheinProductImages: slotRowsOf('shein', slots),
  temuProductImages: slotRowsOf('temu', slots),
});
