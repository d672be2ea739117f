import { products } from '@pressroom/contract/products/products';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';

export const dialogWidth = 980;

interface Props {
  id: string | undefined;
  title: string;
  onClose: () => void;
  children: (product: ProductDetail | undefined) => ReactNode;
}

/** The list does not hold the pictures: they are fetched before there is anything to change. */
export function FetchedProduct({ id, title, onClose, children }: Props) {
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(products.get, { id: id ?? '' }), gcTime: 0, enabled: id !== undefined });
  if (id === undefined || detail.data) return children(detail.data);
  return <FetchingDialog title={title} answer={detail} onClose={onClose} width={dialogWidth} />;
}
