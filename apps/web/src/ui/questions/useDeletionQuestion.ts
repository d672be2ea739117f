import type { ModalFuncProps } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { useQuestion } from './question.ts';

/** Asks whether something is to be deleted. Whoever presses Enter without reading deletes nothing. */
export function useDeletionQuestion(): (
  question: Pick<ModalFuncProps, 'title' | 'content' | 'className'>,
) => Promise<boolean> {
  const t = useT();
  const ask = useQuestion();
  return (question) =>
    ask({
      ...question,
      okText: t('ui.delete'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
}
