import type { BadRow } from '@pressroom/contract/fields/outcomes';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Params, Translate } from '../i18n.ts';

/** Everything that is wrong with a sheet, by its line. */
export interface Findings {
  add(line: number, key: MessageKey, params?: Params): void;
  /** One entry a line, in the order of the sheet; several mistakes of a line stand in one message. */
  rows(): BadRow[];
}

export function collectFindings(t: Translate): Findings {
  const byLine = new Map<number, Set<string>>();
  return {
    add(line, key, params) {
      byLine.set(line, (byLine.get(line) ?? new Set()).add(t(key, params)));
    },
    rows: () =>
      [...byLine]
        .sort(([a], [b]) => a - b)
        .map(([lineNum, messages]) => ({ lineNum, msg: [...messages].join(t('sheet.separator')) })),
  };
}
