import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import {
  formatsText,
  megabytesText,
  type PictureProblem,
  pictureProblems,
  shapesText,
} from '@pressroom/contract/pictures/pictureProblems';
import { useT } from '../../../i18n/i18n.ts';
import type { ImageRules } from '../../../ui/imageUpload/useTransfers.ts';
import { readPicture } from './readPicture.ts';

/** A slot's rule for `ImageUpload`: in words, and for each file before it is sent. */
export function useImageRules(rule: PictureRule): ImageRules {
  const t = useT();
  const params = { formats: formatsText(rule), most: megabytesText(rule.maxBytes), shapes: shapesText(rule) };
  return {
    accept: rule.formats.join(','),
    hint: t(rule.shapes.length > 0 ? 'pictures.ruleOfShapes' : 'pictures.rule', params),
    async refuse(file) {
      const problems = await problemsOf(rule, file);
      if (problems.length === 0) return undefined;
      return problems.map((problem) => t(problem.key, problem.params)).join(t('platform.separator'));
    },
  };
}

async function problemsOf(rule: PictureRule, file: File): Promise<PictureProblem[]> {
  const found = await readPicture(file);
  if (found === 'unreadable') return [{ key: 'pictures.damaged' }];
  if (found === 'unknownFormat') return [{ key: 'pictures.format', params: { formats: formatsText(rule) } }];
  return pictureProblems(rule, found);
}
