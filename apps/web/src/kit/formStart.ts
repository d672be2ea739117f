import type { FormInstance } from 'antd';
import { createContext, use, useState } from 'react';
import { sameValue } from './sameValue.ts';

/**
 * What a form began with. Until the person's first act its values may still change by themselves, as where a part of it
 * brings a value into shape once it has been fetched: that is nobody's work, and nothing is lost with it.
 */
export interface FormStart {
  /** The person acts now. */
  act: () => void;
  /** What was restored of former work is unsaved from the beginning. */
  countRestored: () => void;
  /** The form has been loaded anew: what was changed before is gone. */
  begin: () => void;
  /** Whether the form holds what the person has changed. */
  differs: () => boolean;
}

export const FormStartContext = createContext<FormStart | undefined>(undefined);

/** The start of the form around. */
export function useStartOfForm(): FormStart {
  const start = use(FormStartContext);
  if (!start) throw new Error('useStartOfForm needs a FormDialog around it');
  return start;
}

export function useFormStart(form: FormInstance): FormStart {
  const [start] = useState(() => {
    let values: unknown;
    let hasActed = false;
    let isRestored = false;
    return {
      act: () => {
        if (hasActed) return;
        hasActed = true;
        // the form replaces its values with each change, and never changes them in place
        values = form.getFieldsValue(true);
      },
      countRestored: () => {
        isRestored = true;
      },
      begin: () => {
        hasActed = false;
        isRestored = false;
      },
      differs: () => isRestored || (hasActed && !sameValue(values, form.getFieldsValue(true))),
    };
  });
  return start;
}

/** For the element around a form: every way to act in it, before its fields hear of it. */
export function listenersOf({ act }: FormStart) {
  return {
    onPointerDownCapture: act,
    onKeyDownCapture: act,
    onClickCapture: act,
    onChangeCapture: act,
    onPasteCapture: act,
    onDropCapture: act,
  };
}
