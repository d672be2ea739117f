import { useT } from '../i18n/i18n.ts';
import { useQuestion } from '../ui/questions/question.ts';

/** Asks whether unsaved work may be lost. Whoever presses Enter without reading loses nothing. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useT();
  const ask = useQuestion();
  return () =>
    ask({
      title: t('kit.leaveTitle'),
      content: t('kit.leaveDetail'),
      okText: t('kit.leave'),
      cancelText: t('kit.stay'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
}
