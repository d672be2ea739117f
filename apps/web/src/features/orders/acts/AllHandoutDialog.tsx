import { useT } from '../../../i18n/i18n.ts';
import type { Everything } from '../record/everything.ts';
import { checkOf, type FileName, isFile } from './acts.ts';
import { CountedDialog } from '../record/CountedDialog.tsx';
import styles from '../record/CountedDialog.module.css';
import { type CopiedNumbers, useCopyNumbers } from './useCopyNumbers.ts';
import { useFiles } from './useFiles.ts';

export type Handout = FileName | CopiedNumbers;

interface Props {
  handout: Handout;
  everything: Everything;
  onClose: () => void;
}

/** Asks before a file or a copy of all that match, and says afterwards how many orders or numbers are in it. */
export function AllHandoutDialog({ handout, everything, onClose }: Props) {
  const t = useT();
  const files = useFiles();
  const numbers = useCopyNumbers();
  return (
    <CountedDialog
      act={checkOf(handout)}
      name={t(`orders.act.${handout}`)}
      everything={everything}
      pending={files.pending || numbers.pending}
      onRun={async (selection) => {
        const isDone = await (isFile(handout) ? files.fetch(handout, selection) : numbers.copy(handout, selection));
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    >
      {() => isFile(handout) && <p className={styles.hint}>{t('orders.all.inFile')}</p>}
    </CountedDialog>
  );
}
