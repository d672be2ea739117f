import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { VariantForm } from './VariantForm.tsx';

interface Props {
  /** Absent: a new product. */
  id?: string;
  onClose: () => void;
}

/** A product of many SKUs: a new one that is generated, or a known one with all that it has. */
export function VariantDialog({ id, onClose }: Props) {
  return id === undefined ? <VariantForm onClose={onClose} /> : <Known id={id} onClose={onClose} />;
}

function Known({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(products.get, { id }), gcTime: 0, staleTime: Infinity });
  const product: ProductDetail | undefined = detail.data;
  if (product) return <VariantForm product={product} onClose={onClose} />;
  return <FetchingDialog title={t('productVariants.edit')} answer={detail} onClose={onClose} width={1180} />;
}
