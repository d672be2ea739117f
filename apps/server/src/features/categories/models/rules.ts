import { boxProblems } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { failField, failInput } from '../../../platform/failure.ts';

/** The boxes of a model's form, or a 400 that names the form's fields: `x1` for the first box, `x2` for the second. */
export function modelBoxes(
  boxes: readonly PrintBox[],
  printNum: number,
  picture: { width: number; height: number } | undefined,
): PrintBox[] {
  if (!picture) return failField('bottomImageId', 'categories.baseImageMissing');
  if (boxes.length < printNum) return failField('x2', 'categories.secondBox');
  const counted = boxes.slice(0, printNum);
  const problems = boxProblems(counted, printNum, picture).map((problem) => ({
    ...problem,
    path: problem.path.replace(/^printLocations\.(\d)\.(\w+)$/, (_, at, field) => `${field}${Number(at) + 1}`),
  }));
  const [first] = problems;
  if (first) failInput(first.key, { params: first.params, problems });
  return counted;
}
