import { type AllFound, mostAtOnce } from '@pressroom/contract/library/selection';
import type { Db } from '../../../platform/database/database.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { countPictures, findMatchingIds, type PictureSearch } from './queries.ts';

interface SearchInput {
  folderId: string;
  name?: string;
  startTime?: string;
  endTime?: string;
}

/** The caller's search with its days as moments. */
export function searchOf(zone: string, input: SearchInput): PictureSearch {
  const { folderId, name, startTime, endTime } = input;
  return { folderId, name, ...timeRange(startTime, endTime, zone, ['startTime', 'endTime']) };
}

interface Choice {
  ids?: readonly string[];
  all?: AllFound;
}

/**
 * The chosen ids, or the ids of all pictures that the search finds without the excluded ones. 409 with both numbers where
 * the search finds another number than the user was shown, so that nobody acts on pictures that they have not seen.
 */
export async function chosenIds(
  db: Db,
  zone: string,
  { ids, all }: Choice,
  most = mostAtOnce,
): Promise<readonly string[]> {
  if (ids) return ids;
  if (!all) failInput('validation.chooseSome');
  const search = searchOf(zone, all);
  const except = new Set(all.except);
  const matching = await findMatchingIds(db, search, all.count + except.size);
  const found = matching.filter((id) => !except.has(id));
  if (found.length !== all.count) {
    const counts = { shown: all.count, found: (await countPictures(db, search)) - (matching.length - found.length) };
    fail(409, 'library.countChanged', { params: counts, data: counts });
  }
  if (found.length > most) failInput('library.tooManyAtOnce', { params: { max: most } });
  return found;
}
