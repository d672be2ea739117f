import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/i18n.ts';

/** What is told of an act until its page is left: a screen that is kept meanwhile would tell it again. */
export function useUntilLeft<Value>() {
  const [value, setValue] = useState<Value>();
  useEffect(() => () => setValue(undefined), []);
  return [value, setValue] as const;
}

/** The same of what holds sentences of the server, which are of one language: it ends with that, too. */
export function useUntilTold<Value>() {
  const language = useLanguage();
  const [told, setTold] = useUntilLeft<{ value: Value | undefined; language: string }>();
  return [
    told?.language === language ? told.value : undefined,
    (value: Value | undefined) => setTold({ value, language }),
  ] as const;
}
