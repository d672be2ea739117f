import { type MappedProduct, skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';

interface Acts {
  /** A new mapping of this product. */
  onAdd: (start: { productCode: string }) => void;
}

export function useProductColumns({ onAdd }: Acts): Column<MappedProduct>[] {
  const t = useT();
  return [
    {
      key: 'productCode',
      title: t('skuMapping.productCode'),
      width: 170,
      fixed: 'start',
      render: ({ productCode }) => <strong>{productCode}</strong>,
    },
    {
      key: 'productNum',
      title: t('skuMapping.boundCount'),
      width: 110,
      align: 'end',
      render: ({ productNum }) => productNum,
    },
    { key: 'spec', title: t('skuMapping.spec'), width: 236, minor: true, render: ({ specName }) => specName },
    {
      key: 'box',
      minor: true,
      title: t('skuMapping.boxSize'),
      width: 166,
      render: ({ boxLength, boxWidth, boxHigh }) => `${boxLength} × ${boxWidth} × ${boxHigh}`,
    },
    {
      key: 'weight',
      minor: true,
      title: t('skuMapping.boxWeight'),
      width: 108,
      align: 'end',
      render: ({ boxWeight }) => boxWeight,
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 118,
      fixed: 'end',
      render: ({ productCode }) => (
        <Can endpoint={skuMapping.save}>
          <RowActions>
            <Button
              type="link"
              size="small"
              aria-label={t('skuMapping.addHere', { code: productCode })}
              onClick={() => onAdd({ productCode })}
            >
              {t('skuMapping.add')}
            </Button>
          </RowActions>
        </Can>
      ),
    },
  ];
}
