import { z } from 'zod';
import { newHistory } from '../sheet/history.ts';
import type { Editor } from './editor.ts';
import { skuPictures } from './skuPictures.ts';
import { skuRow } from './skuRow.ts';
import type { HeadValues } from './variantHead.ts';

/** The work of a dialog as the browser keeps it. */
export const draftShape = z.object({
  head: z.custom<HeadValues>((given) => typeof given === 'object' && given !== null),
  rows: z.array(skuRow),
  offered: z.array(skuRow),
  pictures: skuPictures,
  generated: z.object({ from: z.string(), basis: z.string() }).optional(),
});
export type Draft = z.output<typeof draftShape>;

export function draftOf(editor: Editor, head: HeadValues): Draft {
  const { history, offered, pictures, generated } = editor;
  return { head, rows: [...history.present], offered: [...offered.values()], pictures, generated };
}

export function withDraft(editor: Editor, { rows, offered, pictures, generated }: Draft): Editor {
  return {
    ...editor,
    history: newHistory(rows),
    offered: new Map(offered.map((row) => [row.key, row])),
    pictures,
    generated,
    touched: true,
  };
}
