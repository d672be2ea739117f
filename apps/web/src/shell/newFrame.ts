import type { RefCallback } from 'react';

/** An element that can leave the document and return with the same scroll position. */
export interface Frame {
  element: HTMLElement;
  /** Pass this as the `ref` of a placeholder: the frame is in the document while the placeholder is. */
  show: RefCallback<HTMLElement>;
}

/** Of the page, as its last event told: to ask the window would lay out what has just been put in. */
let pageTop = 0;

export function newFrame(): Frame {
  const element = document.createElement('div');
  const scrolled = new Map<Element, { left: number; top: number }>();
  let top = 0;

  function keepPart({ target }: Event) {
    if (target instanceof Element) scrolled.set(target, { left: target.scrollLeft, top: target.scrollTop });
  }
  // In small windows the whole page scrolls.
  function keepPage() {
    top = window.scrollY;
    pageTop = top;
  }
  element.addEventListener('scroll', keepPart, { capture: true, passive: true });

  return {
    element,
    show(place) {
      if (!place) return undefined;
      place.append(element);
      for (const [part, at] of scrolled) {
        if (!element.contains(part)) scrolled.delete(part);
        part.scrollLeft = at.left;
        part.scrollTop = at.top;
      }
      if (pageTop !== top) window.scrollTo(0, top);
      pageTop = top;
      window.addEventListener('scroll', keepPage, { passive: true });
      return () => {
        window.removeEventListener('scroll', keepPage);
        element.remove();
      };
    },
  };
}
