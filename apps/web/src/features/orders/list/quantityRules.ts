/** Signs rather than words: the values are those of `quantitySymbol`. */
export const quantityRules = [
  { value: '1', label: '>' },
  { value: '2', label: '≥' },
  { value: '3', label: '=' },
  { value: '4', label: '<' },
  { value: '5', label: '≤' },
];
