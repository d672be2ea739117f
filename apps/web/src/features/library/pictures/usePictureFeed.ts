import { library, type LibraryFile } from '@pressroom/contract/library/library';
import type { PictureOrder } from '@pressroom/contract/library/selection';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../client/call.ts';
import { useRead } from '../../../client/useRead.ts';

export interface PictureSearch {
  folderId: string;
  name?: string;
  startTime?: string;
  endTime?: string;
}

/** All pictures that a search finds, read on piece by piece as they are looked at. */
export function usePictureFeed(search: PictureSearch, order?: PictureOrder) {
  const answer = useInfiniteQuery({
    queryKey: [library.pictures.path, search, order],
    queryFn: ({ pageParam, signal }) => call(library.pictures, { ...search, order, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const rows = useMemo((): LibraryFile[] => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const counted = useRead(library.count, search);
  return {
    rows,
    /** Of all that match, not only of those read; undefined until it is counted. */
    total: hasNextPage ? counted.data?.count : rows.length,
    state: data ? ('ready' as const) : answer.isError ? ('failed' as const) : ('loading' as const),
    waiting: answer.isPlaceholderData,
    failure: answer.error,
    refresh: () => void answer.refetch(),
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

export type PictureFeed = ReturnType<typeof usePictureFeed>;
