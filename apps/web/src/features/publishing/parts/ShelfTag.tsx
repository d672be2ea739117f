import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';

/** On or off the shelf. */
export function ShelfTag({ status }: { status: 1 | 2 }) {
  const t = useT();
  return <StatusTag tone={status === 1 ? 'done' : 'closed'}>{t(`publishing.shelf.${status}`)}</StatusTag>;
}
