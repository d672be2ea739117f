import { pictures } from '@pressroom/contract/pictures/pictures';
import { routes } from '../../platform/http/context.ts';
import { keepPictures } from './pictures.actions.ts';

export const picturesRoutes = routes(pictures, { upload: keepPictures });
