import type { SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { ContradictionList } from '../contradictions/ContradictionList.tsx';
import { MappingActs } from './MappingActs.tsx';

interface Acts {
  onEdit: (mapping: SkuMappingRow) => void;
}

const renderingSize = 64;

export function useContradictedColumns({ onEdit }: Acts): Column<SkuMappingRow>[] {
  const t = useT();
  return [
    {
      key: 'skuId',
      title: t('skuMapping.skuId'),
      width: 190,
      fixed: 'start',
      render: ({ skuId }) => (
        <>
          <strong>{skuId}</strong> <CopyButton text={skuId} />
        </>
      ),
    },
    {
      key: 'rendering',
      title: t('skuMapping.rendering'),
      width: 90,
      height: renderingSize,
      render: ({ skuId, renderingImage }) => (
        <Thumb src={renderingImage} alt={t('skuMapping.renderingOf', { skuId })} size={renderingSize} />
      ),
    },
    {
      key: 'contradictions',
      title: t('skuMapping.contradicted'),
      width: 340,
      render: ({ contradictions }) => <ContradictionList contradictions={contradictions} />,
    },
    {
      key: 'listing',
      title: t('skuMapping.listing'),
      width: 220,
      minor: true,
      render: ({ listing }) => [listing?.title, listing?.sellerSku].filter(Boolean).join(' · '),
    },
    { key: 'productCode', title: t('skuMapping.productCode'), width: 130, render: ({ productCode }) => productCode },
    { key: 'store', title: t('skuMapping.store'), width: 120, render: ({ shopName }) => shopName },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 120,
      fixed: 'end',
      render: (mapping) => <MappingActs mapping={mapping} onEdit={() => onEdit(mapping)} />,
    },
  ];
}
