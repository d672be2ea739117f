import { z } from 'zod';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids, isId } from '../fields/ids.ts';
import { moment } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';

/** What a list of pictures is asked for. A day counts whole, in the display zone. */
export const pictureSearch = z.object({
  folderId: id('Folder'),
  name: filterText(200),
  startTime: filterText(40),
  endTime: filterText(40),
});

/** Where a list goes on: what the answer before named. */
export const listCursor = filter(
  z
    .string()
    .max(60)
    .refine(
      (given) => {
        const [at = '', last = '', ...rest] = given.split('_');
        return rest.length === 0 && moment.safeParse(at).success && isId(last);
      },
      { error: 'validation.choice' },
    ),
);

/** So many pictures can be moved or deleted in one act. */
export const mostAtOnce = 10_000;

/**
 * Everything that a search finds but those left out, and how many the user was told that is: 409 where it is another
 * number by now.
 */
export const allFound = pictureSearch.extend({
  except: ids('LibraryFile').optional(),
  count: whole({ min: 1, max: 1_000_000_000 }),
});
export type AllFound = z.output<typeof allFound>;

export const someEntries = ids('LibraryEntry').optional();

/** Of entries by their ids and all that a search finds, one must be there; `name` is what the call names the ids. */
export const nothingChosen = (name: string) => ({ error: 'validation.chooseSome', path: [name] });

export const oneWay = (name: string) => ({ error: 'library.eitherWay', path: [name] });

/** Pictures by their ids, or all that a search finds. */
export const chosenPictures = z.object({ ids: ids('LibraryFile').optional(), all: allFound.optional() });

/** A bare list of ids, or of `{id}`, is taken as well. */
export const chosenEntries = z.preprocess(
  (given) => {
    if (!Array.isArray(given)) return given;
    return {
      ids: given.map((item: unknown) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item)),
    };
  },
  z
    .object({ ids: someEntries, all: allFound.optional() })
    .refine(({ ids: some, all }) => some ?? all, nothingChosen('ids'))
    .refine(({ ids: some, all }) => !(some && all), oneWay('ids')),
);
