import type { ModalFuncProps } from 'antd';
import { createContext, use } from 'react';

/** What a person is asked. `close` closes it without an answer, for buttons of one's own. */
export type Question = ModalFuncProps | ((close: () => void) => ModalFuncProps);

/** Resolves to whether the person confirmed it. */
export type Ask = (question: Question) => Promise<boolean>;

export const QuestionContext = createContext<Ask | undefined>(undefined);

/** Asks a person in a dialog, which loads with the first question. */
export function useQuestion(): Ask {
  const ask = use(QuestionContext);
  if (!ask) throw new Error('useQuestion needs the ThemeProvider');
  return ask;
}
