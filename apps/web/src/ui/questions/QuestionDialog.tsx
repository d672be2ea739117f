import { Modal, type ModalFuncProps, type ModalProps } from 'antd';
import { useEffect } from 'react';
import type { Ask } from './question.ts';

/** Shows questions one above the other. Hands out how to ask as soon as it stands. */
export function QuestionDialog({ onReady }: { onReady: (ask: Ask) => void }) {
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    onReady((question) => {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      const shown = modal.confirm(withFocus(typeof question === 'function' ? question(close) : question));
      function close() {
        shown.destroy();
        resolve(false);
      }
      void shown.then(resolve, reject);
      return promise;
    });
  }, [modal, onReady]);
  return holder;
}

let asked = 0;

/**
 * The button that a question names, or else the one that confirms, has the focus once the dialog is shown. antd gives it by
 * a timer, which may come before that, and what is not shown cannot take it: Enter would do nothing. Until then Enter may
 * decline, and never confirms.
 */
function withFocus(question: ModalFuncProps): ModalFuncProps & Pick<ModalProps, 'afterOpenChange'> {
  const id = `question-${(asked += 1)}`;
  const named = question.focusable?.autoFocusButton === 'cancel' ? 'cancelButtonProps' : 'okButtonProps';
  return {
    ...question,
    focusable: { ...question.focusable, autoFocusButton: 'cancel' },
    [named]: { ...question[named], id },
    afterOpenChange: (open) => open && document.getElementById(id)?.focus({ preventScroll: true }),
  };
}
