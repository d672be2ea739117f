import type { LibraryFile } from '@pressroom/contract/library/library';

type Facts = LibraryFile['metaData'];

/** The printed size, `35.6 × 45.7 cm`; a dash for a picture that states no density. */
export function printedSize({ cmWidth, cmHeight }: Facts): string {
  if (cmWidth === null || cmHeight === null) return '–';
  return `${cmWidth.toFixed(1)} × ${cmHeight.toFixed(1)} cm`;
}

export function dots({ dpiHorizontal, dpiVertical }: Facts): string {
  if (dpiHorizontal === null || dpiVertical === null) return '–';
  return dpiHorizontal === dpiVertical ? `${dpiHorizontal} DPI` : `${dpiHorizontal} × ${dpiVertical} DPI`;
}

const kilobyte = 1024;

export function fileSize(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
