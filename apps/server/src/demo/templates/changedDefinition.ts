import { classification } from '@pressroom/contract/classification/classification';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../caller.ts';
import type { CatalogueChange, SandboxControl } from '../sandboxControl.ts';
import { must } from '../shop.ts';

const changed = '变色杯 Magic mug';
const changes = {
  shein: [
    { change: 'add', name: '变色温度', englishName: 'Reveal temperature', values: ['40°C', '60°C'] },
    { change: 'retireValue', attribute: '工艺', value: '热升华' },
  ],
  temu: [{ change: 'require', attribute: '耐温' }],
} satisfies Record<string, CatalogueChange[]>;

/** Lets both marketplaces change what they ask for, so that a template which passed has something to be mended. */
export async function changeDefinition(caller: Caller, control: SandboxControl): Promise<void> {
  const template = await find(caller);
  const categoryOf = { shein: template.sheinCategoryIds, temu: template.temuCategoryIds };
  const storeOf = { shein: template.sheinStoreId, temu: template.temuStoreId };
  const typeOf = { shein: template.sheinProductTypeId, temu: template.temuProductTypeId };
  for (const marketplace of ['shein', 'temu'] as const) {
    const categoryId = (JSON.parse(categoryOf[marketplace]) as string[]).at(-1)!;
    for (const change of changes[marketplace]) await control.changeCatalogue(marketplace, categoryId, change);
    const of = { storeId: storeOf[marketplace], productTypeId: typeOf[marketplace], categoryId };
    await must(caller, platformCategories.refresh, of);
  }
  while (new Set((await find(caller)).findings.map(({ marketplace }) => marketplace)).size < 2) await pause(100);
}

async function find(caller: Caller) {
  const { rows } = await must(caller, classification.page, { fuzzy: changed });
  return rows[0]!;
}
