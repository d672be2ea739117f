import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { useQueryClient } from '@tanstack/react-query';
import { Button, ConfigProvider } from 'antd';
import { Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readOf, useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { dots, printedSize } from '../pictures/pictureFacts.ts';
import styles from './PicturePicker.module.css';
import { lazyPart } from '../../../ui/lazyPart.ts';

const PickerDialog = lazyPart(async () => (await import('./PickerDialog.tsx')).PickerDialog);

interface Props {
  id?: string;
  /** The picture's id. */
  value?: string;
  onChange?: (id: string | undefined, picture: LibraryFile | undefined) => void;
  disabled?: boolean;
  allowClear?: boolean;
  /** Takes a second picture that is chosen with this field's, where the form has a field for it. */
  onSecond?: (id: string, picture: LibraryFile) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
}

/** A form's picture: shows the chosen one, and opens the library to choose another. */
export function PicturePicker({
  value,
  onChange,
  onSecond,
  allowClear = false,
  disabled: ownDisabled,
  // a button is not filled in, so it cannot say that it must be; the label's star does
  'aria-required': _required,
  ...control
}: Props) {
  const t = useT();
  const client = useQueryClient();
  const formDisabled = ConfigProvider.useConfig().componentDisabled;
  const disabled = ownDisabled ?? formDisabled;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRead(library.fileDetails, { id: value ?? '' }, { enabled: Boolean(value) });
  const picture = value ? chosen.data : undefined;

  function pick([first, second]: readonly LibraryFile[]) {
    for (const next of [first, second])
      if (next) client.setQueryData(readOf(library.fileDetails, { id: next.id }).queryKey, next);
    if (first) onChange?.(first.id, first);
    if (second) onSecond?.(second.id, second);
    close();
  }
  /** Back to where the user came from, so that the keyboard goes on in the form. */
  function close() {
    flushSync(() => setOpen(false));
    button.current?.focus();
  }
  return (
    <div className={styles.picker}>
      <button
        {...control}
        ref={button}
        type="button"
        className={styles.choice}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {value ? (
          <>
            <Thumb src={picture?.fileUrl} alt="" size={52} />
            <span className={styles.words}>
              <strong title={picture?.name}>{picture?.name ?? (chosen.isError ? t('library.missing') : '')}</strong>
              <span>{picture && `${printedSize(picture.metaData)} · ${dots(picture.metaData)}`}</span>
            </span>
            {!disabled && <span className={styles.change}>{t('library.change')}</span>}
          </>
        ) : (
          <>
            <PictureOutlined className={styles.mark} />
            {t('library.choose')}
          </>
        )}
      </button>
      {allowClear && value && !disabled && (
        <Button type="link" size="small" onClick={() => onChange?.(undefined, undefined)}>
          {t('library.clear')}
        </Button>
      )}
      {/* What happens in the dialog is not the form's: its Enter must not send the form around it. */}
      <div className={styles.dialog} onKeyDown={keepInside} onSubmit={keepInside} role="presentation">
        <Suspense>{open && <PickerDialog most={onSecond ? 2 : 1} onPick={pick} onClose={close} />}</Suspense>
      </div>
    </div>
  );
}

function keepInside(event: SyntheticEvent) {
  event.stopPropagation();
}
