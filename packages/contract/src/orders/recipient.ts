import { z } from 'zod';
import { optionalText } from '../fields/texts.ts';

/** The fields of a recipient, each with its greatest length, in the order of the form. */
export const recipientLengths = {
  recipientsName: 100,
  recipientsPhone: 50,
  recipientsCountry: 50,
  recipientsProvinces: 100,
  recipientsCity: 100,
  recipientsPostcode: 20,
  recipientsAddress: 200,
  recipientsAddress2: 200,
} as const;

export type RecipientField = keyof typeof recipientLengths;
export const recipientFields = Object.keys(recipientLengths) as RecipientField[];

/** A recipient; unknown fields are empty. */
export type Recipient = Record<RecipientField, string>;

function eachField<T>(make: (field: RecipientField) => T): Record<RecipientField, T> {
  return Object.fromEntries(recipientFields.map((field) => [field, make(field)])) as Record<RecipientField, T>;
}

/** A recipient in an order's answer. */
export const recipientShape = eachField(() => z.string());
/** A recipient as a form sends it: texts are trimmed, absent ones become empty. */
export const recipientForm = eachField((field) => optionalText(recipientLengths[field]));

export const noRecipient: Recipient = eachField(() => '');

/** The recipient alone, out of an order or a form. Every field by name: this runs for each row of the longest list. */
export function recipientOf(holder: Recipient): Recipient {
  return {
    recipientsName: holder.recipientsName,
    recipientsPhone: holder.recipientsPhone,
    recipientsCountry: holder.recipientsCountry,
    recipientsProvinces: holder.recipientsProvinces,
    recipientsCity: holder.recipientsCity,
    recipientsPostcode: holder.recipientsPostcode,
    recipientsAddress: holder.recipientsAddress,
    recipientsAddress2: holder.recipientsAddress2,
  };
}
