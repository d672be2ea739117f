import { type Text, textsOf } from '@pressroom/contract/catalogue';
import type { Language } from '@pressroom/contract/languages';
import { accountMessages } from '@pressroom/contract/account/account.messages';
import { messages } from '@pressroom/contract/messages';
import { platformMessages } from '@pressroom/contract/platform.messages';
import { clientTexts } from '../client/client.texts.ts';
import { accountTexts } from '../features/account/account.texts.ts';
import { auditTexts } from '../features/audit/audit.texts.ts';
import { categoriesTexts } from '../features/categories/categories.texts.ts';
import { productCodeSelectTexts } from '../features/categories/productCodeSelect.texts.ts';
import { carrierNamesTexts } from '../features/carrierNames/carrierNames.texts.ts';
import { channelsTexts } from '../features/channels/channels.texts.ts';
import { codesTexts } from '../features/codes/codes.texts.ts';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.ts';
import { libraryTexts } from '../features/library/library.texts.ts';
import { skuMappingTexts } from '../features/skuMapping/skuMapping.texts.ts';
import { actsTexts } from '../features/orders/acts/acts.texts.ts';
import { entryTexts } from '../features/orders/entry/entry.texts.ts';
import { holdsTexts } from '../features/orders/holds/holds.texts.ts';
import { labelsTexts } from '../features/orders/labels/labels.texts.ts';
import { ordersTexts } from '../features/orders/orders.texts.ts';
import { parcelTexts } from '../features/orders/parcel/parcel.texts.ts';
import { printingTexts } from '../features/printing/printing.texts.ts';
import { authorizationTexts } from '../features/stores/authorization/authorization.texts.ts';
import { storesTexts } from '../features/stores/stores.texts.ts';
import { syncTexts } from '../features/sync/sync.texts.ts';
import { permissionsTexts } from '../features/roles/permissions.texts.ts';
import { rolesTexts } from '../features/roles/roles.texts.ts';
import { usersTexts } from '../features/users/users.texts.ts';
import type { TextPart } from '../i18n/i18n.ts';
import { kitTexts } from '../kit/kit.texts.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { imageUploadTexts } from '../ui/imageUpload/imageUpload.texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';

/** Each part's own; no key stands in two of them. */
export const catalogues = [
  messages,
  clientTexts,
  uiTexts,
  imageUploadTexts,
  kitTexts,
  shellTexts,
  accountTexts,
  dashboardTexts,
  ordersTexts,
  actsTexts,
  holdsTexts,
  entryTexts,
  parcelTexts,
  labelsTexts,
  printingTexts,
  carrierNamesTexts,
  syncTexts,
  storesTexts,
  authorizationTexts,
  channelsTexts,
  libraryTexts,
  codesTexts,
  categoriesTexts,
  productCodeSelectTexts,
  skuMappingTexts,
  rolesTexts,
  permissionsTexts,
  usersTexts,
  auditTexts,
] as const;

type KeyOf<C> = C extends unknown ? keyof C : never;
type Key = KeyOf<(typeof catalogues)[number]>;

declare module '../i18n/i18n.ts' {
  interface Texts extends Record<Key, Text> {}
}

// Object.assign cannot tell what so many catalogues are together; the keys are those of the catalogues.
export const texts = Object.assign({}, ...catalogues) as Readonly<Record<Key, Text>>;

/** What can be said before anybody is signed in. */
const early = Object.assign({}, platformMessages, accountMessages, clientTexts, uiTexts, shellTexts, accountTexts);

/** Two loads of one language: who signs in does not wait for the words of every screen. */
export const textParts: readonly TextPart[] = ['early', 'late'];

export function textsIn(language: Language, part: TextPart): Record<string, string> {
  const entries = Object.entries(texts).filter(([key]) => Object.hasOwn(early, key) === (part === 'early'));
  return textsOf(Object.fromEntries(entries), language);
}
