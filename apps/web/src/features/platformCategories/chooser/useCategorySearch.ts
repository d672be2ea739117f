import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useRead } from '../../../client/useRead.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';

/** The categories whose path has these words. */
export function useCategorySearch(storeId: string, words: string) {
  const typed = words.trim();
  const fuzzy = useDebounced(typed);
  const isAsked = fuzzy !== '' && typed !== '';
  const { data, error, isFetching, refetch } = useRead(
    platformCategories.search,
    { storeId, fuzzy },
    { enabled: isAsked },
  );
  return {
    found: typed === '' ? [] : (data ?? []),
    isLoading: typed !== '' && (isFetching || fuzzy !== typed),
    failure: isFetching ? undefined : (error ?? undefined),
    askAgain: () => void refetch(),
  };
}
