import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { useRef } from 'react';
import { isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { useOutdatedPictures } from '../../effectPictures/effectPictures.public.tsx';
import { shownNames } from '../pictures/shownNames.ts';
import { brokenBeforeSending } from '../upload/uploads.ts';

interface Props {
  picture: LibraryFile;
  /** Told the picture as it is now, also where another user has changed it. */
  onChanged: (picture: LibraryFile) => void;
}

/** Puts another file in a picture's place; then offers to make the effect pictures of its products anew. */
export function ReplaceFile({ picture, onChanged }: Props) {
  const t = useT();
  const ask = useQuestion();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const offerNewPictures = useOutdatedPictures();
  const input = useRef<HTMLInputElement>(null);
  const { id, name, gmtModified } = picture;
  const command = useCommand(library.replace, {
    success: t('library.replaced', { name }),
    invalidates: [...shownNames, library.uses],
  });

  async function replace(file: File) {
    // the picture keeps its name, whatever the file is called
    const broken = await brokenBeforeSending(new File([file], name));
    if (broken) return toasts.error(t(broken.key, broken.params));
    const sure = await ask({
      title: t('library.replaceTitle', { name }),
      content: t('library.replaceDetail'),
      okText: t('library.replaceFile'),
      cancelText: t('ui.cancel'),
    });
    if (!sure) return;
    try {
      onChanged(await command.attempt({ id, gmtModified }, { files: [file] }));
    } catch (cause) {
      if (isFailure(cause, 'platform.stale') && 'current' in cause.data) onChanged(cause.data.current as LibraryFile);
      return showFailure(cause);
    }
    await offerNewPictures({ stockImageId: id });
  }

  return (
    <>
      <Button icon={<SwapOutlined />} loading={command.pending} onClick={() => input.current?.click()}>
        {t('library.replaceFile')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,.png"
        aria-label={t('library.replaceFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void replace(file);
          // emptied, so that choosing the same file again fires a change
          target.value = '';
        }}
      />
    </>
  );
}
