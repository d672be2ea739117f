import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

/** What opened the lowest dialog: one above it may have been opened by something that goes with the one below. */
let ground: Element | null = null;

function openerNow(): Element | null {
  const opener = document.activeElement;
  if (!opener?.closest('[role=dialog]')) ground = opener;
  return opener;
}

/** Where a page is hidden with its dialog, antd throws content in motion away and fails when the page is back. */
const still = { transitionName: '', maskTransitionName: '' };

/**
 * A dialog that is there as long as it is rendered. When it goes, the focus returns to what opened it: antd does so
 * only for dialogs that stay rendered while they are closed.
 */
export function Dialog({ children, ...props }: Omit<ModalProps, 'open'>) {
  const [opener] = useState(openerNow);
  // antd puts its element into the document after its content is made: a field there could not take the focus before
  const [attached, setAttached] = useState(false);
  useEffect(() => setAttached(true), []);
  useEffect(
    () => () => {
      const back = opener?.isConnected ? opener : ground;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Modal open {...props} {...still}>
      {attached && children}
    </Modal>
  );
}
