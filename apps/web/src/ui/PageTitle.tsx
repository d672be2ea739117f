import { useEffect } from 'react';
import { useT } from '../i18n/i18n.ts';

/** Sets the title of the browser tab: the screen, then the product. */
export function PageTitle({ title }: { title: string }) {
  const t = useT();
  const whole = `${title} - ${t('ui.product')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}
