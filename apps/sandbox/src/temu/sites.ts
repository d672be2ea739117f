const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The 27 sites of the European Union. */
export const europeanSites = [...range(105, 109), ...range(111, 113), ...range(115, 117), ...range(137, 152)];
