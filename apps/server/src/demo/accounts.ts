/** Who works in the sample shop besides the administrator. */
export const accounts = {
  operator: { username: 'linden', duty: 'the orders of Linden Tees' },
  packer: { username: 'packer', duty: 'the packing station' },
} as const;
