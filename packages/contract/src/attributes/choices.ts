import type { AttributeRow } from './field.ts';
import type { Filled, Finding } from './finding.ts';

/** What is wrong with chosen values: unknown, retired, not allowed beside the others, twice, too many. */
export function findWrongChoices({ field, rows, allowed, options }: Filled): Finding[] {
  const seen = new Set<string>();
  const wrong = rows.flatMap(({ valueId }, row): Finding[] => {
    if (!valueId) return [];
    const option = options.get(valueId);
    const params = { value: option?.name ?? valueId };
    if (!option) return [{ row, key: 'attributes.valueGone', params }];
    if (option.retired) return [{ row, key: 'attributes.valueRetired', params }];
    if (!allowed.has(valueId)) return [{ row, key: 'attributes.valueNotAllowed', params }];
    if (seen.has(valueId)) return [{ row, key: 'attributes.duplicate', params }];
    seen.add(valueId);
    return [];
  });
  const chosen = rows.filter(({ valueId }) => valueId).length;
  if (field.atMostChosen !== undefined && chosen > field.atMostChosen) {
    wrong.push({ key: 'attributes.tooManyChosen', params: { most: field.atMostChosen } });
  }
  return wrong;
}

/** Of a field that takes chosen values alone: what was typed is refused. */
export function findWrongSelection(filled: Filled): Finding[] {
  const { field, rows } = filled;
  const typed = rows.flatMap((each, row): Finding[] =>
    each.valueId || isEmptyBeside(each) ? [] : [{ row, key: 'attributes.chooseFromList' }],
  );
  const single = field.kind === 'select' || (field.kind === 'colour' && field.atMostChosen === undefined);
  const several: Finding[] =
    single && rows.filter(({ valueId }) => valueId).length > 1 ? [{ key: 'attributes.onlyOne' }] : [];
  return [...typed, ...findWrongChoices(filled), ...several];
}

const isEmptyBeside = ({ text, number }: AttributeRow) => !text?.trim() && !number?.trim();

/** Of a field that takes chosen values and words beside them. */
export function findWrongSelectionOrText(filled: Filled): Finding[] {
  const { field, rows } = filled;
  const seen = new Set<string>();
  const typed = rows.flatMap(({ valueId, text, number }, row): Finding[] => {
    if (valueId) return [];
    if (number?.trim()) return [{ row, key: 'attributes.chooseFromList' }];
    const word = text?.trim();
    if (!word) return [];
    if (seen.has(word)) return [{ row, key: 'attributes.duplicate', params: { value: word } }];
    seen.add(word);
    return findWrongLength(filled, word).map((finding) => ({ ...finding, row }));
  });
  const count = rows.filter(({ valueId, text }) => !valueId && text?.trim()).length;
  const tooMany: Finding[] =
    count > field.atMostTyped ? [{ key: 'attributes.tooManyTyped', params: { most: field.atMostTyped } }] : [];
  return [...typed, ...findWrongChoices(filled), ...tooMany];
}

/** Of a field that takes one line of words. */
export function findWrongText(filled: Filled): Finding[] {
  const { rows } = filled;
  if (rows.length > 1) return [{ key: 'attributes.onlyOne' }];
  const [{ text, valueId, number } = { text: undefined, valueId: undefined, number: undefined }] = rows;
  if (valueId || number) return [{ row: 0, key: 'attributes.required', params: { name: filled.field.name } }];
  return findWrongLength(filled, text?.trim() ?? '');
}

/** Characters are code points: an emoji is one. */
function findWrongLength({ field: { min, max } }: Filled, text: string): Finding[] {
  const length = Array.from(text).length;
  if (max !== undefined && Number(max) > 0 && length > Number(max)) {
    return [{ key: 'attributes.tooLong', params: { max } }];
  }
  if (min !== undefined && length < Number(min)) return [{ key: 'attributes.tooShort', params: { min } }];
  return [];
}
