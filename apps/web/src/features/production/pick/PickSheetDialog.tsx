import type { CallInput } from '@pressroom/contract/endpoint';
import { production } from '@pressroom/contract/production/production';
import { Button } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { PickSheet } from './PickSheet.tsx';

interface Props {
  of: CallInput<typeof production.pickSheet>;
  onClose: () => void;
}

/** The pick sheet as it is printed. */
export function PickSheetDialog({ of, onClose }: Props) {
  const t = useT();
  const { data: sheet, dataUpdatedAt, isError, error, refetch } = useRead(production.pickSheet, of);
  const at = new Date(dataUpdatedAt).toISOString();
  const isEmpty = sheet?.rows.length === 0;
  const nameOf = (days: readonly (string | null)[]) =>
    [t('production.pickSheet'), ...(days.length === 1 ? [days[0] ?? t('production.noDay')] : [])].join('-');
  return (
    <Dialog
      title={t('production.pickSheet')}
      width={860}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button type="primary" disabled={!sheet || isEmpty} onClick={() => window.print()}>
            {t('production.print')}
          </Button>
        </>
      }
    >
      {isError && (
        <ErrorState
          detail={failureText(error, t) ?? t('production.pickFailed')}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {isEmpty && <EmptyState title={t('production.pickNone')} />}
      {sheet && !isEmpty && (
        <>
          <PickSheet sheet={sheet} at={at} />
          <Paper name={nameOf(sheet.days)} at={at}>
            <PickSheet sheet={sheet} at={at} />
          </Paper>
        </>
      )}
    </Dialog>
  );
}
