import { z } from 'zod';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids, isId } from '../fields/ids.ts';
import { moment } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';

/** The filters of a list of pictures. A day includes all of its hours, in the display zone. */
export const pictureSearch = z.object({
  folderId: id('Folder'),
  name: filterText(200),
  startTime: filterText(40),
  endTime: filterText(40),
});

/** Where the next page begins: the `next` of the former answer. */
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

/** The most pictures that one call moves or deletes. */
export const mostAtOnce = 10_000;

/**
 * All pictures that a search finds except those left out, and the number that the user was shown: 409 where it is another
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
