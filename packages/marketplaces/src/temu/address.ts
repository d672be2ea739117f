import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { nameOf } from '../shared/nameOf.ts';
import { optionalFlag, optionalInteger, optionalText } from '../shared/wire.ts';
import { addressRestriction } from './codes.ts';
import type { TemuStore } from './temuStore.ts';

const warning = z
  .object({ isRestriction: optionalFlag, reason: optionalInteger })
  .nullish()
  .transform((value) =>
    value?.isRestriction ? { reasonCode: value.reason, reason: nameOf(addressRestriction, value.reason) } : undefined,
  );

const extra = z
  .object({ firstName: optionalText, lastName: optionalText, contactlessDropPoint: optionalText })
  .nullish()
  .transform((value) => value ?? undefined);

/** Masked fields count as absent, and so do fields that mean nothing without them. */
function addressAs({ maskedBy }: { maskedBy: RegExp }) {
  const isHidden = (value: string | undefined) => value !== undefined && maskedBy.test(value);
  const shown = optionalText.transform((value) => (isHidden(value) ? undefined : value));
  return z
    .object({
      receiptName: shown,
      receiptAdditionalName: shown,
      mobile: shown,
      backupMobile: shown,
      mail: shown,
      regionName1: shown,
      regionName2: shown,
      regionName3: shown,
      regionName4: shown,
      addressLine1: optionalText,
      addressLine2: optionalText,
      addressLine3: optionalText,
      addressLineAll: shown,
      addressLineall: shown,
      postCode: shown,
      taxCode: shown,
      taxCodeType: optionalText,
      addressExtra: extra,
      warning,
    })
    .transform(({ addressExtra, ...row }) => {
      const lines = [row.addressLine1, row.addressLine2, row.addressLine3].filter((line) => line !== undefined);
      const hidesLine = lines.some(isHidden);
      const hidesName = isHidden(addressExtra?.firstName) || isHidden(addressExtra?.lastName);
      return {
        name: row.receiptName,
        additionalName: row.receiptAdditionalName,
        firstName: hidesName ? undefined : addressExtra?.firstName,
        lastName: hidesName ? undefined : addressExtra?.lastName,
        phone: row.mobile,
        backupPhone: row.backupMobile,
        email: row.mail,
        country: row.regionName1,
        province: row.regionName2,
        city: row.regionName3,
        district: row.regionName4,
        lines: hidesLine ? [] : lines,
        wholeAddress: hidesLine ? undefined : (row.addressLineAll ?? row.addressLineall),
        postCode: row.postCode,
        taxCode: row.taxCode,
        taxCodeType: row.taxCodeType,
        contactlessDropPoint: addressExtra?.contactlessDropPoint,
        /** Who may carry the parcel is restricted. */
        restriction: row.warning,
      };
    });
}

export type TemuAddress = z.output<ReturnType<typeof addressAs>>;

/**
 * Phone and e-mail are virtual in most regions. There is no address while an order is `pending`. One source says that
 * TEMU answers six times a day for one order and app, so store the answer.
 */
export async function getTemuAddress(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuAddress> {
  return await store.call('address', { parentOrderSn }, addressAs(store.settings.unverified), options);
}

/** As `getTemuAddress`, but with the buyer's own phone and e-mail, where TEMU allows it. It never has a `restriction`. */
export async function getTemuDecryptedAddress(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuAddress> {
  return await store.call('decryptedAddress', { parentOrderSn }, addressAs(store.settings.unverified), options);
}
