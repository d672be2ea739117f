import { useEffect, useEffectEvent, useRef } from 'react';
import { noBurst, scanned, typed } from './scan.ts';

/** What keys are meant for when it has the focus. */
export const textField = 'input:not([type="checkbox"], [type="radio"]), textarea';
/** The scan box, which takes what stands in it whole and without a clock. */
export const scanBox = 'data-scan-box';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands over what a scanner types, wherever the focus is, and leaves no trace of it in the field that had the focus.
 * Passwords alone are never taken for a scan: a program may type them as fast.
 */
export function useScanner(onScan: (text: string) => void) {
  const burst = useRef(noBurst);
  /** What stood in the field before the burst. */
  const before = useRef('');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const field = fieldOf(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || field?.type === 'password') return;
    if (event.key.length === 1) {
      burst.current = typed(burst.current, event.key, event.timeStamp);
      if (burst.current.text.length === 1) before.current = field?.value ?? '';
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      const text = scanned(burst.current, event.timeStamp);
      burst.current = noBurst;
      const inBox = field?.hasAttribute(scanBox) === true;
      if (text === undefined || (inBox && event.key === 'Enter')) return;
      // the key must not press the button that has the focus, nor leave the field
      event.preventDefault();
      event.stopPropagation();
      if (field && !inBox) write(field, before.current);
      onScan(inBox ? field.value : text);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function fieldOf(target: EventTarget | null): Field | undefined {
  return target instanceof Element && target.matches(textField) ? (target as Field) : undefined;
}

/** As if it were typed, so that the form that owns the field hears of it. */
function write(field: Field, value: string) {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
