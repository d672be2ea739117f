import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { useT } from '../../../i18n/i18n.ts';
import { problemsOf } from '../../../kit/problems.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { AddWords } from '../../../ui/AddWords.tsx';

const given = (text: string) => ({
  words: text
    .split(/[\n,，、]/)
    .map((word) => word.trim())
    .filter(Boolean),
});

/** Adds words to the list. */
export function AddForbiddenWords() {
  const t = useT();
  const add = useCommand(forbiddenWords.add, {
    success: ({ added, known }) =>
      known.length === 0
        ? t('forbidden.added', { count: added.length })
        : t('forbidden.addedBut', { count: added.length, known: known.length }),
    invalidates: [forbiddenWords.list],
  });
  return (
    <AddWords
      label={t('forbidden.newWords')}
      placeholder={t('forbidden.newWordsHint')}
      action={t('forbidden.add')}
      pending={add.pending}
      problemOf={(text) => problemsOf(forbiddenWords.add, given(text), t)[0]?.errors[0]}
      onAdd={async (text) => (await add.run(given(text))) !== undefined}
    />
  );
}
