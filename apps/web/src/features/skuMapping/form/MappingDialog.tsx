import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { skuMapping, SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { MappingFields } from './MappingFields.tsx';
import { useSaveMapping } from './useSaveMapping.tsx';

/** What is known of a new mapping. */
export type MappingStart = Partial<
  Pick<CallInput<typeof skuMapping.save>, 'skuId' | 'shopId' | 'productCode' | 'printingImage' | 'printingImage2'>
>;

interface Props {
  /** A mapping to change, or what is known of a new one. */
  start: SkuMappingRow | MappingStart;
  /** Where it is one of several that are entered one after the other. */
  title?: string;
  /** Shown above the fields. */
  above?: ReactNode;
  /** Called with the mapping after it was saved, without one when the user has left. */
  onClose: (saved?: CallOutput<typeof skuMapping.save>) => void;
}

export function MappingDialog({ start, title, above, onClose }: Props) {
  const t = useT();
  const facts = (record: SkuMappingRow) => [
    { name: 'skuId', label: t('skuMapping.skuId'), text: record.skuId },
    { name: 'shopId', label: t('skuMapping.store'), text: record.shopName },
    { name: 'productCode', label: t('skuMapping.productCode'), text: record.productCode },
    { name: 'printingImage', label: t('skuMapping.print1'), text: record.printingName },
    { name: 'printingImage2', label: t('skuMapping.print2'), text: record.printingName2 ?? '' },
  ];
  const mapping = 'id' in start ? start : undefined;
  const command = useSaveMapping();
  return (
    <FormDialog
      title={title ?? t(mapping ? 'skuMapping.edit' : 'skuMapping.add')}
      command={command}
      editing={editing(mapping, formOf, facts)}
      extra={mapping && <HistoryButton object="skuMapping" id={mapping.id} />}
      initial={start}
      width={500}
      onClose={onClose}
    >
      {above}
      <MappingFields />
    </FormDialog>
  );
}

function formOf({ id, skuId, shopId, productCode, printingImage, printingImage2, gmtModified }: SkuMappingRow) {
  return { id, skuId, shopId, productCode, printingImage, printingImage2: printingImage2 ?? undefined, gmtModified };
}
