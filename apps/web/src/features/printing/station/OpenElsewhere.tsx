import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { sheetMark, StateMessage } from '../../../ui/StateMessage.tsx';

/** Shown in a window that may not print, because another one does. */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useT();
  return (
    <StateMessage
      mark={sheetMark}
      title={t('printing.elsewhere')}
      detail={t('printing.elsewhereHelp')}
      action={
        <Button type="primary" autoFocus onClick={onTakeOver}>
          {t('printing.takeOver')}
        </Button>
      }
    />
  );
}
