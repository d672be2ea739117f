import { type PlatformCategory, platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '../../../client/useRead.ts';

const freshFor = 60_000;

/** The categories under one that was opened, or why there are none. */
interface Level {
  rows: readonly PlatformCategory[];
  isLoading: boolean;
  failure: unknown;
  askAgain: () => void;
}

/**
 * The levels of a store's category tree that somebody has opened, and those that lead to what is chosen. Nothing is asked
 * for while `chosenPath` is absent.
 */
export function useLevels(storeId: string, chosenPath: readonly string[] | undefined) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const parents = [...new Set([...(chosenPath?.slice(0, -1) ?? []), ...opened])];
  const asked = useQueries({
    queries: [undefined, ...parents].map((parentId) => ({
      ...readOf(platformCategories.getPlatformCategory, { storeId, parentId }),
      enabled: chosenPath !== undefined,
      staleTime: freshFor,
    })),
  });
  const levels = asked.map(({ data, isFetching, error, refetch }): Level => ({
    rows: data?.rows ?? [],
    isLoading: isFetching && !data,
    failure: isFetching || data ? undefined : (error ?? undefined),
    askAgain: () => void refetch(),
  }));
  const [root] = levels;
  return {
    root: root!,
    under: new Map(parents.map((parentId, at) => [parentId, levels[at + 1]!])),
    rows: levels.flatMap(({ rows }) => rows),
    age: asked[0]?.data?.age,
    expand: (parentId: string) => setOpened((before) => [...new Set([...before, parentId])]),
  };
}

export type Levels = ReturnType<typeof useLevels>;
