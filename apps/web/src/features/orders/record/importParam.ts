/** The parameter of the list's address that opens the import. */
export const importParam = 'import';
