import type { Caller } from '../../caller.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { changeDefinition } from './changedDefinition.ts';
import { addClassifications, type MarketStores } from './classifications.ts';
import { type DesignName, type GoodsPictures, uploadPictures } from './goodsPictures.ts';
import { addPackagings, type Packaging } from './packagings.ts';
import { addProductTemplates } from './productTemplates.ts';

/** What goods are packed into, and pictures of both. */
export interface Packed {
  pictures: Record<DesignName, GoodsPictures>;
  packagings: Map<string, Packaging>;
}

export async function addPacking(caller: Caller): Promise<Packed> {
  const pictures = await uploadPictures(caller);
  return { pictures, packagings: await addPackagings(caller, pictures) };
}

/** Templates of categories, which need a marketplace, and of the products that are sold in them. */
export async function addTemplates(
  caller: Caller,
  control: SandboxControl,
  { stores, packed }: { stores: MarketStores; packed: Packed },
): Promise<void> {
  const classifications = await addClassifications(caller, stores);
  await addProductTemplates(caller, { ...packed, classifications });
  await changeDefinition(caller, control);
}
