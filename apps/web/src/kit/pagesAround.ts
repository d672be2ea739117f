const reach = 1;

/** The first page, the last one, and those beside the current; `undefined` stands for each gap between them. */
export function pagesAround(current: number, last: number): (number | undefined)[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, at) => current - reach + at);
  const pages = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last);
  return pages.flatMap((page, at) => (at > 0 && page - pages[at - 1]! > 1 ? [undefined, page] : [page]));
}
