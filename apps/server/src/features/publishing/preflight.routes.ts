import { publishPreflight } from '@pressroom/contract/publishing/acts';
import { routes } from '../../platform/http/context.ts';
import { preflight } from './preflight/preflight.ts';

export const publishPreflightRoutes = routes(publishPreflight, { preflight });
