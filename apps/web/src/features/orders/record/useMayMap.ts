import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';

/** Tells whether the user may enter and correct mappings: the key of their page guards them. */
export function useMayMap(): boolean {
  return mayOpenPage(useSession(), '/products/skuMapping');
}
