import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { integer, list, optionalDecimal, text } from '../shared/wire.ts';
import { decimalOfMinorUnits } from './money.ts';
import type { TemuStore } from './temuStore.ts';

export type TemuMoney = { currency: string; amount: string };

/** Under TEMU's names, such as `customerPaid`, `estimatedRevenue`, `basePrice`; which of them come depends on the region. */
type NamedAmounts = Partial<Record<string, TemuMoney>>;

export type TemuAmounts = {
  parentOrderSn: string;
  amounts: NamedAmounts;
  lines: { orderSn: string; quantity: number; amounts: NamedAmounts }[];
  warnings: string[];
};

/** Fails with the problem `tooEarly` until TEMU has computed the amounts, and with `grantScope` for apps without this separate permission. */
export async function getTemuAmounts(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuAmounts> {
  const { amountsInMinorUnits } = store.settings.unverified;
  return await store.call('amounts', { parentOrderSn }, amountsAs(amountsInMinorUnits), options);
}

function amountsAs(minorUnits: boolean) {
  const money = z
    .object({ currency: text, amount: optionalDecimal })
    .transform(({ currency, amount }): TemuMoney | undefined => {
      const decimal = minorUnits && amount !== undefined ? decimalOfMinorUnits(amount, currency) : amount;
      return decimal === undefined ? undefined : { currency, amount: decimal };
    });
  const named = z.record(z.string(), z.unknown()).transform((fields, context) => {
    const amounts: NamedAmounts = {};
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value !== 'object' || value === null || !('currency' in value)) continue;
      const amount = money.safeParse(value).data;
      if (amount) amounts[name] = amount;
      else context.addIssue({ code: 'custom', message: 'not an amount', path: [name] });
    }
    return { amounts };
  });
  return z
    .object({
      parentOrderMap: z.intersection(z.object({ parentOrderSn: text }), named),
      orderList: list(z.intersection(z.object({ orderSn: text, quantity: integer }), named)),
      warning: list(text),
    })
    .transform(({ parentOrderMap, orderList, warning }): TemuAmounts => ({
      ...parentOrderMap,
      lines: orderList,
      warnings: warning,
    }));
}
