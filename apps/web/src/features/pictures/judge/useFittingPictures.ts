import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { useT } from '../../../i18n/i18n.ts';
import { useImageRules } from './useImageRules.ts';

export interface Judged {
  fitting: string[];
  /** The others by their place, from 1, and why they do not fit. */
  refused: { at: number; cause: string }[];
}

/** Judges pictures that are kept already by the rule of another place, by their bytes. */
export function useFittingPictures(rule: PictureRule): (addresses: readonly string[]) => Promise<Judged> {
  const t = useT();
  const { refuse } = useImageRules(rule);

  async function judge(address: string): Promise<string | undefined> {
    const file = await fileAt(address);
    return file ? refuse(file) : t('pictures.unknown');
  }
  return async (addresses) => {
    const causes = await Promise.all(addresses.map(judge));
    return {
      fitting: addresses.filter((_, index) => causes[index] === undefined),
      refused: causes.flatMap((cause, index) => (cause === undefined ? [] : [{ at: index + 1, cause }])),
    };
  };
}

/** Undefined where there is no such picture, or nobody answers. */
async function fileAt(address: string): Promise<File | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? new File([await answer.blob()], address) : undefined;
  } catch (cause) {
    if (cause instanceof TypeError) return undefined;
    throw cause;
  }
}
