import { Modal } from 'antd';
import { useEffect } from 'react';
import type { Ask } from './question.ts';

/** Shows questions one above the other. Hands out how to ask as soon as it stands. */
export function QuestionDialog({ onReady }: { onReady: (ask: Ask) => void }) {
  const [modal, holder] = Modal.useModal();
  useEffect(() => {
    onReady((question) => {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      const shown = modal.confirm(typeof question === 'function' ? question(close) : question);
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
