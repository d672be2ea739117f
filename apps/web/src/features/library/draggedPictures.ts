import type { DragEvent } from 'react';

const kind = 'application/x-library-pictures';

export function carryPictures(event: DragEvent, ids: readonly string[]) {
  event.dataTransfer.setData(kind, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

export function carriesPictures(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(kind);
}

export function carriedPictures(event: DragEvent): string[] {
  const text = event.dataTransfer.getData(kind);
  return text ? (JSON.parse(text) as string[]) : [];
}
