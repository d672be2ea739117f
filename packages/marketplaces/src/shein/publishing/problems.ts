import type { MarketProblem } from '../../publishing/publisher.ts';
import { z } from 'zod';
import { list, optionalText, text } from '../../shared/wire.ts';

const words = z.union([list(text), text.transform((message) => [message])]);

/** The three lists in which publishing says what it did not take. */
export const validations = {
  pre_valid_result: list(z.object({ module: optionalText, form: optionalText, messages: words })),
  mcc_valid_result: list(z.object({ type: optionalText, message: optionalText })),
  filtered_result: list(z.object({ scene: optionalText, message: optionalText })),
};

const answer = z.object(validations);

/** Each message apart, whole, with the module and the form that it is about. */
export function problemsOf(given: z.output<typeof answer>): MarketProblem[] {
  return [
    ...given.pre_valid_result.flatMap(({ module, form, messages }) =>
      messages.map((reason) => ({ code: '', reason, field: fieldOf(module, form) })),
    ),
    ...given.mcc_valid_result.map(({ type, message }) => ({ code: type ?? '', reason: message ?? '', field: '' })),
    ...given.filtered_result.map(({ scene, message }) => ({ code: scene ?? '', reason: message ?? '', field: '' })),
  ];
}

/** `module/form`, as `explainSheinProblem` reads it. */
function fieldOf(module: string | undefined, form: string | undefined): string {
  return [module, form].filter((part) => part !== undefined).join('/');
}
