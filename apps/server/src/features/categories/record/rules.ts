import { boxesFor, boxProblems } from '@pressroom/contract/categories/boxes';
import type { categoryForm } from '@pressroom/contract/categories/categories';
import type { MessageKey } from '@pressroom/contract/messages';
import type { z } from 'zod';
import { failInput } from '../../../platform/failure.ts';
import type { CategoryValues } from './queries.ts';

type Form = z.output<typeof categoryForm>;

interface Problem {
  path: string;
  key: MessageKey;
  params: Record<string, string | number>;
}

/** The records that a form refers to; undefined where a record does not exist. */
interface Found {
  style: { id: string } | undefined;
  color: { id: string } | undefined;
  picture: { width: number; height: number } | undefined;
}

/** What stays where the form leaves it out. */
type Present = Pick<CategoryValues, 'printLocations' | 'blend'>;

/** The values of a category's form, or a 400 with everything that is wrong with it. */
export function categoryValues(form: Form, found: Found, present?: Present): CategoryValues {
  const { styleCode, colorCode, printLocations, blend = present?.blend ?? 'auto', ...values } = form;
  const { style, color, picture } = found;
  const boxes =
    printLocations ?? (picture ? boxesFor(form.numberOfPrints, present?.printLocations ?? [], picture) : []);
  const problems: Problem[] = [];
  if (!style) problems.push({ path: 'styleCode', key: 'categories.unknownCode', params: { code: styleCode } });
  if (!color) problems.push({ path: 'colorCode', key: 'categories.unknownCode', params: { code: colorCode } });
  if (!picture) problems.push({ path: 'bottomImageId', key: 'categories.baseImageMissing', params: {} });
  else problems.push(...boxProblems(boxes, form.numberOfPrints, picture));
  if (problems[0] || !style || !color) {
    const { key = 'platform.invalid', params = {} } = problems[0] ?? {};
    return failInput(key, { params, problems });
  }
  return { ...values, blend, styleId: style.id, colorId: color.id, printLocations: boxes };
}
