export { releaseListings } from './send/release.ts';
export { reviewStore } from './send/review.ts';
export { sendListing } from './send/sendListing.ts';
export { watchListings } from './send/watch.ts';
