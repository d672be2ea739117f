import type { DragEvent } from 'react';

/** A picture on its way from one list to another. */
export interface DraggedImage {
  url: string;
  /** The list that it was lifted from, by the name that the list was given. */
  list: string;
}

/** Only a drop may read what a drag carries, so a list that shows whether it takes the picture looks here. */
let dragged: DraggedImage | undefined;

export function lift({ dataTransfer }: DragEvent, image: DraggedImage | undefined) {
  dataTransfer.effectAllowed = 'copyMove';
  // Firefox starts no drag without data.
  dataTransfer.setData('text/plain', '');
  dragged = image;
}

export function layDown() {
  dragged = undefined;
}

/** The picture that is being dragged, unless it comes from this list. */
export function draggedFrom(other: string | undefined): DraggedImage | undefined {
  return dragged && dragged.list !== other ? dragged : undefined;
}
