/** A script for a page, to run before its own: marks when this is in its document (`there`), and when it is painted (`painted`). */
export function markShown(isThere: string): string {
  return `
    const watch = new MutationObserver(() => {
      if (!(${isThere})) return;
      watch.disconnect();
      performance.mark('there');
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });`;
}

export const firstRowThere = `document.querySelector('tr[data-row-key]')`;
