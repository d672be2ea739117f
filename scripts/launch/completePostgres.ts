import { embeddedBinaries } from '../../apps/server/src/platform/postgres/binaries.ts';
import { StartFailure } from '../../apps/server/src/platform/process/startFailure.ts';

try {
  embeddedBinaries();
} catch (error) {
  // Where none comes with Pressroom, DATABASE_URL names one: the server says so if it does not.
  if (!(error instanceof StartFailure)) throw error;
}
