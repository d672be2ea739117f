export { useBelowCost } from './acts/useBelowCost.tsx';
export { FindingsList } from './findings/FindingsList.tsx';
export { ListingPicture } from './parts/ListingPicture.tsx';
export { PublishStatusTag } from './parts/PublishStatusTag.tsx';
