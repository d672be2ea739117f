export { rejudgeByDefinitions, rejudgeListings } from './preflight/rejudge.ts';
export { foldListingCounts } from './list/jobs.ts';
export { sendChange, watchChanges } from './acts/sendChange.ts';
export { releaseDuePlans } from './calendar/release.jobs.ts';
export { reviewStore } from './send/review.ts';
export { sendListing } from './send/sendListing.ts';
export { watchListings } from './send/watch.ts';
export { checkListings, compareStoreListings, planRounds } from './truth/rounds.jobs.ts';
export { hearOfListings } from './truth/hear.ts';
