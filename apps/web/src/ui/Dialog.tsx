import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';

/**
 * The element that opened the lowest dialog. A dialog above it may have an opener that disappears together with the
 * dialog below.
 */
let ground: Element | null = null;

function openerNow(): Element | null {
  const opener = document.activeElement;
  if (!opener?.closest('[role=dialog]')) ground = opener;
  return opener;
}

/** From the first rendering until antd shows the content. */
const stepsBefore = 2;

/**
 * A dialog that is open while it is rendered. On unmount the focus returns to its opener, which antd does only for
 * dialogs that stay rendered after they close.
 */
export function Dialog({ children, ...props }: Omit<ModalProps, 'open'>) {
  const [opener] = useState(openerNow);
  // antd renders the content first, then attaches its element, and then shows it: what is not shown cannot take the focus
  const [step, setStep] = useState(0);
  useEffect(() => setStep((former) => Math.min(former + 1, stepsBefore)), [step]);
  useEffect(
    () => () => {
      const back = opener?.isConnected ? opener : ground;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Modal open {...props}>
      {step === stepsBefore && children}
    </Modal>
  );
}
