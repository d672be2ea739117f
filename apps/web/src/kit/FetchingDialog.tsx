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

/** Is shown in place of a form dialog until the record of the form has been fetched. */
export function FetchingDialog({ title, answer: { error, refetch }, onClose, width = 640 }: Props) {
  const t = useT();
  const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
  return (
    <Dialog loading={!error} width={width} title={title} footer={null} onCancel={onClose}>
      <ErrorState detail={failureText(error, t)} action={retry} />
    </Dialog>
  );
}
