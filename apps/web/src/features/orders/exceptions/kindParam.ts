/** The parameter of the address that says which kind of trouble the screen shows. */
export const kindParam = 'kind';
