import { type amountFields, boxFields, priceFields } from '@pressroom/contract/productTemplates/form';
import type { ProductDetail, ProductSpec } from '@pressroom/contract/products/product';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';

const longestCode = 100;
const endingOfCopy = '-COPY';

/** A code that most likely nobody has yet. */
export function codeOfCopy(code: string): string {
  return code.slice(0, longestCode - endingOfCopy.length) + endingOfCopy;
}

/** What the form of each kind of product holds beside the SKU. */
export function headOf(product: ProductDetail) {
  return {
    id: product.id,
    gmtModified: product.gmtModified,
    spu: product.spu,
    status: product.status,
    productTemplateId: product.productTemplateId ?? undefined,
    categoryTemplateId: product.categoryTemplateId,
    outerPkgTemplateId: product.outerPkgTemplateId,
  };
}

export function headFacts(product: ProductDetail, t: Translate): Fact[] {
  return [
    { name: 'spu', label: t('products.spu'), text: product.spu },
    { name: 'status', label: t('ui.status'), text: t(`products.status.${product.status}`) },
    { name: 'productTemplateId', label: t('products.template'), text: product.productTemplateName },
    { name: 'categoryTemplateId', label: t('products.classificationTemplate'), text: product.categoryTemplateName },
    { name: 'outerPkgTemplateId', label: t('products.packagingTemplate'), text: product.outerPkgTemplateName },
  ];
}

/** Of a SKU that stands within this object of the form. */
export function specFacts(sku: ProductSpec, within: string, t: Translate): Fact[] {
  const own = (name: (typeof amountFields)[number]) => String((sku.derived.includes(name) ? null : sku[name]) ?? '');
  const hasPicture = sku.mainPictureUrl !== '' && !sku.derived.includes('mainPictureUrl');
  const rangeOf = (name: (typeof priceFields)[number]) => {
    const range = t(/Original/.test(name) ? 'products.originalPrice' : 'products.sellingPrice');
    return t(name.startsWith('start') ? 'productTemplates.priceFrom' : 'productTemplates.priceTo', { range });
  };
  const fact = (name: keyof ProductSpec, label: string, text: string): Fact => ({
    name: `${within}.${name}`,
    label,
    text,
  });
  return [
    fact('sku', t('products.sku'), sku.sku),
    fact('name', t('products.name'), sku.name),
    fact('remark', t('ui.remark'), sku.remark),
    fact('mainPictureUrl', t('products.effectDrawing'), t('products.pictureCount', { count: Number(hasPicture) })),
    fact('followsStock', t('products.stockKind'), t(sku.followsStock ? 'products.stockFollows' : 'products.stockOwn')),
    fact('realStock', t('products.stock'), sku.followsStock ? '' : String(sku.realStock)),
    ...priceFields.map((name) => fact(name, rangeOf(name), own(name))),
    ...boxFields.map((name) => fact(name, t(`productTemplates.${name}`), own(name))),
  ];
}
