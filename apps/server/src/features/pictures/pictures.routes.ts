import { pictures } from '@pressroom/contract/pictures/pictures';
import { routes } from '../../platform/http/context.ts';
import { fixPictures } from './fix.actions.ts';
import { findLibraryPictures } from './fromLibrary.queries.ts';
import { keepPictures } from './pictures.actions.ts';

export const picturesRoutes = routes(pictures, {
  upload: keepPictures,
  fromLibrary: ({ db, input }) => findLibraryPictures(db, input),
  fix: fixPictures,
});
