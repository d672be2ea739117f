import type { ImageType, PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { type FixedPicture, type FixHow, pictures } from '@pressroom/contract/pictures/pictures';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../../client/call.ts';

/** A picture that misses its rule. */
export interface MissingPicture {
  key: string;
  name: string;
  /** Shows it as it is. */
  preview: string;
  /** Its bytes, or the address under which it is kept. */
  source: File | string;
  /** What is wrong with it, in words. */
  cause?: string;
}

/** What pictures must become. */
export interface FixTarget {
  rule: PictureRule;
  /** Absent: pictures of packaging. */
  imageType?: ImageType;
}

export interface Fix {
  state: 'working' | 'done' | 'failed';
  result?: FixedPicture;
  failure: Error | null;
  again: () => void;
}

/** Has each picture brought to its rule as it is told for it; another way is another question. */
export function useFixes(
  items: readonly MissingPicture[],
  { imageType }: FixTarget,
  howOf: (item: MissingPicture) => FixHow,
): Fix[] {
  const dialog = useId();
  return useQueries({
    queries: items.map((item) => {
      const how = howOf(item);
      return {
        // files cannot be part of a key, and are the same for as long as the dialog is open
        queryKey: [pictures.fix.path, dialog, item.key, how],
        queryFn: ({ signal }: { signal: AbortSignal }) => fix(item, { imageType, how }, signal),
        staleTime: Infinity,
        gcTime: 0,
      };
    }),
  }).map(({ data, isError, error, refetch }) => ({
    state: data ? 'done' : isError ? 'failed' : 'working',
    result: data,
    failure: error,
    again: () => void refetch(),
  }));
}

async function fix(
  { source }: MissingPicture,
  asked: { imageType?: ImageType; how: FixHow },
  signal: AbortSignal,
): Promise<FixedPicture> {
  const [result] =
    typeof source === 'string'
      ? await call(pictures.fix, { ...asked, addresses: [source] }, { signal })
      : await call(pictures.fix, asked, { signal, files: [source] });
  return result!;
}
