import {
  judgeDescriptionEmoji,
  judgeDescriptionLength,
  judgeForbiddenWords,
  judgeTitleLength,
} from '../../rules/texts.ts';
import { limits } from './limits.ts';
import type { SheinRule } from './sheinRule.ts';

export const textRules: readonly SheinRule[] = [
  {
    id: 'shein.title.length',
    since: '2026-04-17',
    source: 'publishOrEdit: multi_language_name_list',
    sureness: 'A',
    judge: (draft) => judgeTitleLength(draft, limits.title),
  },
  {
    id: 'shein.description.length',
    since: '2026-04-17',
    source: 'publishOrEdit: multi_language_desc_list',
    sureness: 'A',
    judge: (draft) => judgeDescriptionLength(draft, limits.description),
  },
  {
    id: 'shein.description.emoji',
    since: '2026-04-17',
    source: 'publishOrEdit: multi_language_desc_list',
    sureness: 'A',
    judge: judgeDescriptionEmoji,
  },
  {
    id: 'shein.words.forbidden',
    since: '2026-04-17',
    source: 'The list that the user keeps',
    sureness: 'I',
    judge: (draft, _store, { forbiddenWords }) => judgeForbiddenWords(draft, forbiddenWords),
  },
];
