import { type AllFound, mostAtOnce } from '@pressroom/contract/library/selection';
import type { Db } from '../../../platform/database/database.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { countPictures, findMatchingIds, type PictureSearch } from './queries.ts';

interface Asked {
  folderId: string;
  name?: string;
  startTime?: string;
  endTime?: string;
}

/** What a caller asks for, with its days as moments. */
export function searchOf(zone: string, asked: Asked): PictureSearch {
  const { folderId, name, startTime, endTime } = asked;
  return { folderId, name, ...timeRange(startTime, endTime, zone, ['startTime', 'endTime']) };
}

interface Choice {
  ids?: readonly string[];
  all?: AllFound;
}

/**
 * The chosen ids, or those of all that the search finds but those left out: 409 with both numbers where that is not what the user was
 * shown, so that nobody acts on pictures never seen.
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
