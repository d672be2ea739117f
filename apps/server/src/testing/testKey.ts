/** Of the template and of every clone of it. */
export const testKey = 'a key of the tests, and of nothing else';
