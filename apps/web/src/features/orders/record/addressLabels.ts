/** Each part of an address with its label, in the order of the form. */
export const addressLabels = [
  ['recipientsName', 'orders.name'],
  ['recipientsPhone', 'orders.contact'],
  ['recipientsCountry', 'orders.country'],
  ['recipientsProvinces', 'orders.province'],
  ['recipientsCity', 'orders.city'],
  ['recipientsPostcode', 'orders.postcode'],
  ['recipientsAddress', 'orders.address1'],
  ['recipientsAddress2', 'orders.address2'],
] as const;
