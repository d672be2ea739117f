/** The first match that is shown: pages that are kept for later are in the document too. */
export function findInSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[hidden]'));
}
