import { saleType } from '@pressroom/contract/publishing/status';

/** Of a list as it travels, with commas between. */
export function listed(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

type SaleType = (typeof saleType.values)[number];

export function saleTypesOf(text: string): SaleType[] {
  return saleType.values.filter((type) => listed(text).includes(String(type)));
}
