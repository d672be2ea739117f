import { library } from '@pressroom/contract/library/library';
import { pictureUses } from '@pressroom/contract/library/picture';
import { type ReactNode, Suspense, useState } from 'react';
import type { z } from 'zod';
import { isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { Chosen } from '../pictures/useSelection.ts';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const UsesDialog = lazyPart(async () => (await import('./UsesDialog.tsx')).UsesDialog);

/** Puts pictures into the trash, and deletes empty folders. Where some are in use, it shows by what and deletes none. */
export function useDeletion(title: string, success: string, folders = 0) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const showFailure = useFailureToast();
  const [uses, setUses] = useState<z.output<typeof pictureUses>>();
  const command = useCommand(library.delete, {
    success,
    invalidates: [
      library.pictures,
      library.count,
      library.folderDetails,
      library.trash,
      ...(folders > 0 ? [library.folderTree] : []),
    ],
  });

  async function run(chosen: Chosen, onDone: () => void) {
    const sure = await askDeletion({
      title,
      content: [t('library.deleteDetail'), ...(folders > 0 ? [t('library.deleteFolderDetail')] : [])].join(
        t('platform.separator'),
      ),
    });
    if (!sure) return;
    try {
      await command.attempt(chosen);
      onDone();
    } catch (cause) {
      if (isFailure(cause, 'platform.inUse') && 'places' in cause.data) setUses(cause.data);
      else showFailure(cause);
    }
  }
  const refusal: ReactNode = (
    <Suspense>{uses && <UsesDialog uses={uses} onClose={() => setUses(undefined)} />}</Suspense>
  );
  return { run, pending: command.pending, refusal };
}
