/** What TEMU's documents say of a new product, in numbers. What changes there changes here. */
export const limits = {
  title: { least: 1, most: 500 },
  /** Item numbers and SKUs; TEMU says nothing of their lengths, and ours are no longer. */
  code: 200,
  price: '99999.99',
  stock: 99_999,
  /** Whole millimetres. */
  box: { side: { least: '0.1', most: '9999.99' }, weight: { least: '0.01', most: '9999999.99' } },
} as const;
