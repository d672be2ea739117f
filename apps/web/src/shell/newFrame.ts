import type { RefCallback } from 'react';

/** A part of the document that can be taken out of it and put back, scrolled as it was. */
export interface Frame {
  element: HTMLElement;
  /** As the `ref` of a place in the document: there it is for as long as the place is. */
  show: RefCallback<HTMLElement>;
}

export function newFrame(): Frame {
  const element = document.createElement('div');
  const scrolled = new Map<Element, { left: number; top: number }>();
  let top = 0;

  function keepPart({ target }: Event) {
    if (target instanceof Element) scrolled.set(target, { left: target.scrollLeft, top: target.scrollTop });
  }
  // Where windows are small the page scrolls as a whole.
  function keepPage() {
    top = window.scrollY;
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
      if (window.scrollY !== top) window.scrollTo(0, top);
      window.addEventListener('scroll', keepPage, { passive: true });
      return () => {
        window.removeEventListener('scroll', keepPage);
        element.remove();
      };
    },
  };
}
