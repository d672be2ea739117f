import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { nameOf } from '../shared/nameOf.ts';
import { optionalFlag, optionalInteger, optionalText } from '../shared/wire.ts';
import { addressRestriction } from './codes.ts';
import type { TemuStore } from './temuStore.ts';

const extra = z
  .object({
    firstName: optionalText,
    lastName: optionalText,
    additionalFirstName: optionalText,
    additionalLastName: optionalText,
    contactlessDropPoint: optionalText,
  })
  .nullish()
  .transform((value) => value ?? undefined);

const warning = z
  .object({ isRestriction: optionalFlag, reason: optionalInteger })
  .nullish()
  .transform((value) =>
    value?.isRestriction ? { reasonCode: value.reason, reason: nameOf(addressRestriction, value.reason) } : undefined,
  );

const address = z
  .object({
    receiptName: optionalText,
    receiptAdditionalName: optionalText,
    mobile: optionalText,
    backupMobile: optionalText,
    mail: optionalText,
    regionName1: optionalText,
    regionName2: optionalText,
    regionName3: optionalText,
    regionName4: optionalText,
    addressLine1: optionalText,
    addressLine2: optionalText,
    addressLine3: optionalText,
    addressLineAll: optionalText,
    addressLineall: optionalText,
    postCode: optionalText,
    taxCode: optionalText,
    taxCodeType: optionalText,
    addressExtra: extra,
    warning,
  })
  .transform((row) => ({
    name: row.receiptName,
    additionalName: row.receiptAdditionalName,
    firstName: row.addressExtra?.firstName,
    lastName: row.addressExtra?.lastName,
    phone: row.mobile,
    backupPhone: row.backupMobile,
    email: row.mail,
    country: row.regionName1,
    province: row.regionName2,
    city: row.regionName3,
    district: row.regionName4,
    lines: [row.addressLine1, row.addressLine2, row.addressLine3].filter((line) => line !== undefined),
    wholeAddress: row.addressLineAll ?? row.addressLineall,
    postCode: row.postCode,
    taxCode: row.taxCode,
    taxCodeType: row.taxCodeType,
    contactlessDropPoint: row.addressExtra?.contactlessDropPoint,
    /** Who may carry the parcel is restricted. */
    restriction: row.warning,
  }));

export type TemuAddress = z.output<typeof address>;

/**
 * Phone and e-mail are virtual in most regions. There is no address while an order is `pending`. One source says that
 * TEMU answers six times a day for one order and app: keep what it said.
 */
export async function getTemuAddress(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuAddress> {
  return await store.call('address', { parentOrderSn }, address, options);
}

/** The same with the buyer's own phone and e-mail, where TEMU allows it; it never names a restriction. */
export async function getTemuDecryptedAddress(
  store: TemuStore,
  parentOrderSn: string,
  options: CallOptions = {},
): Promise<TemuAddress> {
  return await store.call('decryptedAddress', { parentOrderSn }, address, options);
}
