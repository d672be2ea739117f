import { z } from 'zod';
import { filter, filterText } from '../fields/filters.ts';
import { id, ids, isId } from '../fields/ids.ts';
import { moment } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { clean } from '../fields/texts.ts';

/** The filters of a list of pictures. A day includes all of its hours, in the display zone. */
export const pictureSearch = z.object({
  folderId: id('Folder'),
  name: filterText(200),
  startTime: filterText(40),
  endTime: filterText(40),
});

/** The orders in which pictures are read on. */
export const pictureOrders = ['newest', 'oldest', 'name'] as const;
export type PictureOrder = (typeof pictureOrders)[number];

/** The last picture of the answer before: its id, and when it came or how it is called, by the order that is read. */
export interface PictureCursor {
  at: string;
  id: string;
}

export function cursorText(
  order: PictureOrder,
  { id, name, gmtCreate }: { id: string; name: string; gmtCreate: string },
) {
  return order === 'name' ? `${id}_${name}` : `${gmtCreate}_${id}`;
}

/** Undefined where the text is no cursor of this order. */
export function readCursor(order: PictureOrder, text: string): PictureCursor | undefined {
  const cut = text.indexOf('_');
  const [before, after] = [text.slice(0, cut), text.slice(cut + 1)];
  const [id, at] = order === 'name' ? [before, after] : [after, before];
  if (cut === -1 || !isId(id)) return undefined;
  return order === 'name' || moment.safeParse(at).success ? { at, id } : undefined;
}

/** A search that is read on from picture to picture; `after` is the `next` of the former answer. */
export const pictureStretch = pictureSearch
  .extend({
    order: filter(z.enum(pictureOrders, { error: 'validation.choice' })),
    after: filter(z.string().max(200).check(clean)),
  })
  .refine(({ order = 'newest', after }) => after === undefined || readCursor(order, after) !== undefined, {
    error: 'validation.choice',
    path: ['after'],
  });

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
