import { categories } from '@pressroom/contract/categories/categories';
import type { ListedProductCode } from '@pressroom/contract/categories/productCodes';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { LineValues } from './orderValues.ts';
import { useToasts } from '../../../ui/toasts.ts';

const emptied: LineValues = {
  productCode: undefined,
  printingImage: undefined,
  printingUrl: undefined,
  printingImage2: undefined,
  printingUrl2: undefined,
  parcelLong: undefined,
  parcelWide: undefined,
  parcelHigh: undefined,
  parcelWeight: undefined,
};

/** The values of one line in the order dialog, and the functions that fill it in. */
export function useLine(at: number) {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const form = Form.useFormInstance();
  const [lookingUp, setLookingUp] = useState(false);
  const path = ['orderDetailsList', at];
  const line = Form.useWatch<LineValues | undefined>(path, { form, preserve: true }) ?? {};

  function set(values: LineValues) {
    for (const [name, value] of Object.entries(values)) form.setFieldValue([...path, name], value);
  }

  /** Choosing a product sets the number of prints and the box of the line. */
  function takeProduct(product: ListedProductCode | undefined) {
    if (!product) return;
    const { printNum, boxLength, boxWidth, boxHigh, boxWeight } = product;
    set({ printNum, parcelLong: boxLength, parcelWide: boxWidth, parcelHigh: boxHigh, parcelWeight: boxWeight });
    if (printNum === 1) set({ printingImage2: undefined, printingUrl2: undefined, printingLocation: 1 });
  }

  /** Fills the line from the store's mapping of its SKU id, or from the combination with this SKU. */
  async function lookUp() {
    const shopId: unknown = form.getFieldValue('shopId');
    const skuId = line.msku?.trim();
    if (typeof shopId !== 'string') return toasts.warning(t('orders.lookUpFirst'));
    if (!skuId) return toasts.warning(t('orders.lookUpEmpty'));
    setLookingUp(true);
    try {
      const mapping = await call(skuMapping.getByShopIdAndSkuId, { shopId, skuId });
      if ('components' in mapping) {
        // only its SKU id is sent: the server makes its lines when the order is saved
        set(emptied);
        return;
      }
      const { rows } = await client.fetchQuery(
        readOf(categories.productCodePage, { code: mapping.productCode, pageSize: 1000 }),
      );
      takeProduct(rows.find(({ code }) => code === mapping.productCode));
      set({
        productCode: mapping.productCode,
        printingImage: mapping.printingImage,
        printingUrl: mapping.printingUrl,
        printingImage2: mapping.printingImage2 ?? undefined,
        printingUrl2: mapping.printingUrl2 ?? undefined,
      });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setLookingUp(false);
    }
  }

  return { line, set, takeProduct, lookUp, lookingUp };
}
