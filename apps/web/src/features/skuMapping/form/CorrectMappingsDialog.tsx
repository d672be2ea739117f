import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../../client/callFailure.ts';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { MappingDialog } from './MappingDialog.tsx';

interface Props {
  shopId: string;
  /** SKU ids of the store whose mappings may be wrong. */
  skuIds: readonly string[];
  onClose: () => void;
}

/** Opens the mappings of these SKU ids to correct them, one after the other. One that was deleted is entered anew. */
export function CorrectMappingsDialog({ shopId, skuIds, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(0);
  const count = skuIds.length;
  const of = { shopId, skuId: skuIds[at]! };
  // not kept: who edits begins with what stands at that moment
  const answer = useQuery({ ...readOf(skuMapping.getByShopIdAndSkuId, of), gcTime: 0, staleTime: 0 });
  const title = count > 1 ? t('skuMapping.editOf', { at: at + 1, count }) : t('skuMapping.edit');
  const isGone = isFailure(answer.error, 'skuMapping.notMapped');
  if (!isGone && (!answer.data || !answer.isFetchedAfterMount))
    return <FetchingDialog title={title} answer={answer} onClose={onClose} width={500} />;
  return (
    <MappingDialog
      key={of.skuId}
      start={answer.data && 'id' in answer.data ? answer.data : of}
      title={title}
      onClose={(saved) => (saved && at + 1 < count ? setAt(at + 1) : onClose())}
    />
  );
}
