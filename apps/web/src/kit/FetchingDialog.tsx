import { Button } from 'antd';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

interface Props {
  title: string;
  answer: { error: unknown; refetch: () => unknown };
  onClose: () => void;
  width?: number;
}

/** Stands where a form will be, until what it starts with has been fetched. */
export function FetchingDialog({ title, answer: { error, refetch }, onClose, width = 640 }: Props) {
  const t = useT();
  const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
  return (
    <Dialog loading={!error} width={width} title={title} footer={null} onCancel={onClose}>
      <ErrorState detail={failureText(error, t)} action={retry} />
    </Dialog>
  );
}
