import { createContext, use, useEffect, useId, useState } from 'react';

/** Undefined lets go. */
type Hold = (id: string, reason: string | undefined) => void;

export const HoldContext = createContext<Hold | undefined>(undefined);

/** While a reason is given, the form around cannot be saved, and says why: an upload, for example, would be left out. */
export function useHoldSave(reason: string | undefined): void {
  const hold = use(HoldContext);
  const id = useId();
  useEffect(() => {
    hold?.(id, reason);
    return () => hold?.(id, undefined);
  }, [hold, id, reason]);
}

/** What holds back the save of a form. `hold` is for the context. */
export function useHolds() {
  const [reasons] = useState(() => new Map<string, string>());
  const [told, setTold] = useState<string>();
  const [hold] = useState(() => (id: string, reason: string | undefined) => {
    if (reason === undefined) reasons.delete(id);
    else reasons.set(id, reason);
    if (reasons.size === 0) setTold(undefined);
  });
  return {
    hold,
    /** Why the save was refused, until it need not be any more. */
    told,
    held: () => reasons.size > 0,
    refuses() {
      const [reason] = reasons.values();
      setTold(reason);
      return reason !== undefined;
    },
  };
}
