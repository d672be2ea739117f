import { lazyPart } from '../../ui/lazyPart.ts';

/** Both are loaded when they are first shown. */
export const ListingPreview = lazyPart(async () => (await import('./ListingPreview.tsx')).ListingPreview);
export const DifferenceView = lazyPart(async () => (await import('./DifferenceView.tsx')).DifferenceView);
