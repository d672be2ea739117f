import { classification } from '@pressroom/contract/classification/classification';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { dialogWidth, TemplateForm } from './TemplateForm.tsx';

interface Props {
  /** Absent: a new one. */
  id?: string;
  onClose: () => void;
}

/** The list does not hold the values of the attribute forms: they are fetched before there is anything to fill in. */
export function ClassificationDialog({ id, onClose }: Props) {
  return id ? <KnownTemplate id={id} onClose={onClose} /> : <TemplateForm onClose={onClose} />;
}

function KnownTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(classification.detail, { id }), gcTime: 0 });
  if (detail.data) return <TemplateForm template={detail.data} onClose={onClose} />;
  return <FetchingDialog title={t('classification.edit')} answer={detail} onClose={onClose} width={dialogWidth} />;
}
