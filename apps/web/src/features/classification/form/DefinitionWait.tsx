import { Button, Spin } from 'antd';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';

interface Props {
  answer: { error: unknown; refetch: () => unknown };
}

/** Stands where the attributes will: they are being asked for, or could not be. */
export function DefinitionWait({ answer: { error, refetch } }: Props) {
  const t = useT();
  if (!error) return <Spin />;
  const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
  return <ErrorState detail={failureText(error, t)} action={retry} />;
}
