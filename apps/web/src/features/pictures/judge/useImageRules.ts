import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import {
  formatsText,
  megabytesText,
  type PictureProblem,
  pictureProblems,
  shapesText,
} from '@pressroom/contract/pictures/pictureProblems';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import type { FileRefusal, ImageRules } from '../../../ui/imageUpload/useTransfers.ts';
import { readPicture } from './readPicture.ts';

/** A slot's rule for `ImageUpload`: in words, and for each file before it is sent. */
export function useImageRules(rule: PictureRule): ImageRules {
  const t = useT();
  const params = { formats: formatsText(rule), most: megabytesText(rule.maxBytes), shapes: shapesText(rule) };
  return {
    accept: rule.formats.join(','),
    hint: t(rule.shapes.length > 0 ? 'pictures.ruleOfShapes' : 'pictures.rule', params),
    refuse: (file) => refusalOf(t, rule, file),
  };
}

/** Why a file breaks a rule; undefined where it does not. */
export async function refusalOf(t: Translate, rule: PictureRule, file: File): Promise<FileRefusal | undefined> {
  const { problems, fixable } = await judge(rule, file);
  if (problems.length === 0) return undefined;
  const cause = problems.map((problem) => t(problem.key, problem.params)).join(t('platform.separator'));
  return { cause, fixable };
}

interface Judged {
  problems: PictureProblem[];
  /** It is a whole picture, so it can be brought to the rule. */
  fixable: boolean;
}

async function judge(rule: PictureRule, file: File): Promise<Judged> {
  const found = await readPicture(file);
  if (found === 'unreadable') return { problems: [{ key: 'pictures.damaged' }], fixable: false };
  if (found === 'unknownFormat') {
    return { problems: [{ key: 'pictures.format', params: { formats: formatsText(rule) } }], fixable: false };
  }
  return { problems: pictureProblems(rule, found), fixable: true };
}
