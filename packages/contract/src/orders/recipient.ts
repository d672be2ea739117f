import { z } from 'zod';
import { optionalText } from '../fields/texts.ts';

/** Each part of who a parcel goes to and where, with the most characters that it takes; in the order of the form. */
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

/** What is not known is empty. */
export type Recipient = Record<RecipientField, string>;

function eachField<T>(make: (field: RecipientField) => T): Record<RecipientField, T> {
  return Object.fromEntries(recipientFields.map((field) => [field, make(field)])) as Record<RecipientField, T>;
}

/** As an order shows it. */
export const recipientShape = eachField(() => z.string());
/** As a form sends it: trimmed, and empty where absent. */
export const recipientForm = eachField((field) => optionalText(recipientLengths[field]));

export const noRecipient: Recipient = eachField(() => '');

/** The recipient alone, out of an order or a form. */
export function recipientOf(holder: Recipient): Recipient {
  return eachField((field) => holder[field]);
}
