import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { useT } from '../../i18n/i18n.ts';
import { problemsOf } from '../../kit/problems.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { AddWords } from '../../ui/AddWords.tsx';

/** Adds keywords to the library. */
export function AddKeywords() {
  const t = useT();
  const add = useCommand(titleKeywords.add, {
    success: ({ added, known }) =>
      known.length === 0
        ? t('publishTemplates.keywordsAdded', { count: added.length })
        : t('publishTemplates.keywordsAddedBut', { count: added.length, known: known.length }),
    invalidates: [titleKeywords.list],
  });
  return (
    <AddWords
      label={t('publishTemplates.newKeywords')}
      placeholder={t('publishTemplates.newKeywordsHint')}
      action={t('publishTemplates.addKeywords')}
      pending={add.pending}
      problemOf={(keyword) => problemsOf(titleKeywords.add, { keyword }, t)[0]?.errors[0]}
      onAdd={async (keyword) => (await add.run({ keyword })) !== undefined}
    />
  );
}
