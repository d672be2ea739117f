import { useT } from '../i18n/i18n.ts';
import { useToasts } from './toasts.ts';

/** Copies the items, one a line, and reports how many. */
export function useCopy(): (items: readonly string[]) => Promise<void> {
  const t = useT();
  const toasts = useToasts();
  return async (items) => {
    if (await copyText(items.join('\n'))) toasts.success(t('ui.copied', { count: items.length }));
    else toasts.error(t('ui.copyFailed'));
  };
}

async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelection(text),
  );
}

/** Browsers offer no clipboard to pages loaded over plain http; copying a selection still works there. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a secure context
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}
