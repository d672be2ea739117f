import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { useT } from '../../../i18n/i18n.ts';
import type { FileRefusal } from '../../../ui/imageUpload/useTransfers.ts';
import { refusalOf } from './useImageRules.ts';

export interface Judged {
  fitting: string[];
  /** The others by their place, from 1, and why they do not fit. */
  refused: { at: number; address: string; cause: string; fixable: boolean }[];
}

/** Judges a picture that is kept already by the rule of another place, by its bytes. */
export function useFittingPicture(): (address: string, rule: PictureRule) => Promise<FileRefusal | undefined> {
  const t = useT();
  return async (address, rule) => {
    const file = await fileAt(address);
    return file ? refusalOf(t, rule, file) : { cause: t('pictures.unknown'), fixable: false };
  };
}

/** Judges several by one rule. */
export function useFittingPictures(rule: PictureRule): (addresses: readonly string[]) => Promise<Judged> {
  const judge = useFittingPicture();
  return async (addresses) => {
    const refusals = await Promise.all(addresses.map((address) => judge(address, rule)));
    return {
      fitting: addresses.filter((_, index) => refusals[index] === undefined),
      refused: refusals.flatMap((refusal, index) =>
        refusal ? [{ at: index + 1, address: addresses[index]!, ...refusal }] : [],
      ),
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
