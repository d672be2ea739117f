import type { badRow } from '@pressroom/contract/fields/outcomes';
import type { Message, MessageParams } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { z } from 'zod';
import { sideBySide } from '../sideBySide.ts';

/** Everything that is wrong with a sheet, by its line. */
export interface Findings {
  add(line: number, key: MessageKey, params?: MessageParams): void;
  /** One entry a line, in the order of the sheet; several mistakes of a line stand in one message. */
  rows(): z.input<typeof badRow>[];
}

export function collectFindings(): Findings {
  // the inner keys leave out a mistake that the line has twice
  const byLine = new Map<number, Map<string, Message>>();
  return {
    add(line, key, params) {
      const message = { key, params };
      byLine.set(line, (byLine.get(line) ?? new Map<string, Message>()).set(JSON.stringify(message), message));
    },
    rows: () =>
      [...byLine]
        .sort(([a], [b]) => a - b)
        .map(([lineNum, messages]) => ({ lineNum, msg: sideBySide([...messages.values()])! })),
  };
}
