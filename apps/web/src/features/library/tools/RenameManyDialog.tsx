import { library } from '@pressroom/contract/library/library';
import { maxNameLength } from '@pressroom/contract/library/pictureRules';
import { folderWord } from '@pressroom/contract/library/rename';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { RenamePreview } from './RenamePreview.tsx';
import styles from './RenameManyDialog.module.css';
import { shownNames } from '../pictures/shownNames.ts';
import type { Chosen } from '../pictures/useSelection.ts';

interface Props {
  chosen: Chosen;
  count: number;
  /** `renamed` unless the user left. */
  onClose: (renamed: boolean) => void;
}

/** Find and replace in the names of many pictures, each shown with its new name before. */
export function RenameManyDialog({ chosen, count, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const typed = JSON.stringify({ find, replacement });
  const settled = useDebounced(typed);
  const asked = { ...chosen, ...(JSON.parse(settled) as { find: string; replacement: string }) };
  const given = asked.find !== '' || asked.replacement !== '';
  const preview = useQuery({
    ...readOf(library.renamePreview, asked),
    enabled: given,
    placeholderData: keepPreviousData,
  });
  const shown = given ? preview.data : undefined;
  const { renamed = 0, refused = 0 } = shown ?? {};
  const ready = typed === settled && !preview.isPlaceholderData && renamed > 0;
  const command = useCommand(library.renameBatch, {
    success: ({ renamed: done }) => t('library.renamedMany', { count: done }),
    invalidates: [...shownNames, library.renamePreview],
  });
  const failure = given ? failureText(preview.error, t) : undefined;

  async function rename() {
    try {
      await command.attempt({ ...asked, count: renamed, skipRefused: refused > 0 });
      onClose(true);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      if (!cause.endsSession) setComplaint(failureText(cause, t));
    }
  }
  return (
    <Dialog
      centered
      width="min(760px, 94vw)"
      title={t('library.renameManyTitle', { count })}
      onCancel={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('ui.cancel')}</Button>
          <Button type="primary" disabled={!ready} loading={command.pending} onClick={() => void rename()}>
            {refused > 0 && renamed > 0 ? t('library.renameRest', { count: renamed }) : t('library.rename')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-find`}>{t('library.find')}</label>
          <Input
            id={`${id}-find`}
            autoFocus
            value={find}
            maxLength={maxNameLength}
            onChange={({ target }) => setFind(target.value)}
          />
          <p>{t('library.findHint')}</p>
        </div>
        <div>
          <label htmlFor={`${id}-replacement`}>{t('library.replaceWith')}</label>
          <Input
            id={`${id}-replacement`}
            value={replacement}
            maxLength={maxNameLength}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <p>
            {find !== '' && replacement === '' && t('library.replaceHint')}
            <Button type="link" size="small" onClick={() => setReplacement(`${replacement}${folderWord}`)}>
              {t('library.insertFolder')}
            </Button>
          </p>
        </div>
      </div>
      {(complaint ?? failure) && (
        <Alert type="error" showIcon className={styles.complaint} title={complaint ?? failure} />
      )}
      <RenamePreview preview={shown} />
    </Dialog>
  );
}
