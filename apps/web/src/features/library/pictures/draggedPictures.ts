import type { DragEvent } from 'react';
import type { Chosen } from './useSelection.ts';

const kind = 'application/x-library-pictures';

export function carryPictures(event: DragEvent, chosen: Chosen) {
  event.dataTransfer.setData(kind, JSON.stringify(chosen));
  event.dataTransfer.effectAllowed = 'move';
}

export function carriesPictures(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(kind);
}

export function carriedPictures(event: DragEvent): Chosen | undefined {
  const text = event.dataTransfer.getData(kind);
  return text ? (JSON.parse(text) as Chosen) : undefined;
}
