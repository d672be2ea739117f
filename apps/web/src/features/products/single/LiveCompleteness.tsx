import { slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import { askedCount, type MissingPart, missingOf, type SkuFacts } from '@pressroom/contract/products/missingParts';
import type { ProductDetail } from '@pressroom/contract/products/product';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form, type FormInstance } from 'antd';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { productWrites } from '@pressroom/contract/products/writes';
import { CompletenessTags } from '../parts/CompletenessTags.tsx';
import type { CompleteFor } from '../parts/missing.ts';
import { usePrintNum } from './usePrintNum.ts';

type Values = Partial<CallInput<typeof productWrites.edit>>;

interface Props {
  form: FormInstance;
  product: ProductDetail | undefined;
  onOpen: (part: MissingPart) => void;
}

/** What the form still lacks for each marketplace, while it is filled in. */
export function LiveCompleteness({ form, product, onOpen }: Props) {
  const printNum = usePrintNum(form);
  // with what has no field of its own, such as the kind of a slot
  const values = Form.useWatch<Values | undefined>((all: Values) => all, { form, preserve: true });
  if (!values?.singleSpec) return null;
  const facts = factsOf(values, printNum);
  // the attributes are judged by the server: they are those of the classifying template that the product had
  const isSame = product?.categoryTemplateId === values.categoryTemplateId;
  const of = (marketplace: Marketplace): CompleteFor['shein'] => {
    const lacks = isSame && product?.productSpecs[0]![marketplace].missing.includes('attributes');
    const missing = [...missingOf(facts, marketplace, 'count'), ...(lacks ? ['attributes'] : [])];
    const asked = askedCount(marketplace, 'count');
    return { asked, have: asked - missing.length, missing };
  };
  return <CompletenessTags of={{ shein: of('shein'), temu: of('temu') }} onOpen={onOpen} />;
}

function factsOf({ singleSpec, stockImage1, stockImage2 }: Values, printNum: number): SkuFacts {
  const sku = singleSpec!;
  const rows = [...(sku.sheinProductImages ?? []), ...(sku.temuProductImages ?? [])];
  const slots = slotValuesOf(rows as Parameters<typeof slotValuesOf>[0]);
  const given = (...fields: unknown[]) =>
    fields.every((field) => field !== undefined && field !== null && field !== '');
  return {
    name: sku.name ?? '',
    hasProductCode: given(sku.productCode),
    prints: [stockImage1, stockImage2].filter(Boolean).length,
    printNum,
    hasMainPicture: given(sku.mainPictureUrl),
    material: sku.material ?? '',
    origin: sku.origin ?? null,
    productReferenceLinks: sku.productReferenceLinks ?? '',
    hasOriginalPrice: given(sku.startOriginalPrice, sku.endOriginalPrice),
    hasSellingPrice: given(sku.startSellingPrice, sku.endSellingPrice),
    hasBox: given(sku.outerBoxLength, sku.outerBoxWidth, sku.outerBoxHeight, sku.outerBoxWeight),
    pictures: Object.fromEntries(Object.entries(slots).map(([type, links]) => [type, links.length])),
  };
}
