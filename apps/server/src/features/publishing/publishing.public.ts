export { judgeListings } from './preflight/judge.ts';
export { rejudgeQueue } from './preflight/queue.ts';
export { rejudgeByDefinitions, rejudgeListings } from './preflight/rejudge.ts';
export { foldListingCounts } from './list/jobs.ts';
export { releaseListings } from './send/release.ts';
export { reviewStore } from './send/review.ts';
export { sendListing } from './send/sendListing.ts';
export { watchListings } from './send/watch.ts';
