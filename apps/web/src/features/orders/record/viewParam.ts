/** The parameter of the list's address that names the view; it is no filter. */
export const viewParam = 'view';
