import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { MappingDialog } from '../form/MappingDialog.tsx';
import { SuggestedMappings } from './SuggestedMappings.tsx';

interface Props {
  shopId: string;
  /** SKU ids of the store without a mapping. */
  skuIds: readonly string[];
  onClose: () => void;
}

/** Maps these SKU ids, one after the other. */
export function MapSkusDialog({ shopId, skuIds, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(0);
  const count = skuIds.length;
  const of = { shopId, skuId: skuIds[at]! };
  const goOn = () => (at + 1 < count ? setAt(at + 1) : onClose());
  return (
    <MappingDialog
      key={of.skuId}
      start={of}
      title={count > 1 ? t('skuMapping.addOf', { at: at + 1, count }) : undefined}
      above={<SuggestedMappings of={of} onTaken={goOn} />}
      onClose={(saved) => (saved ? goOn() : onClose())}
    />
  );
}
