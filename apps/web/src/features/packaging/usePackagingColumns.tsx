import { packagingImages, type PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { PictureThumbs, thumbSize } from '../pictures/pictures.public.tsx';
import { type OpenTemplate, PackagingActions } from './PackagingActions.tsx';
import { PackagingUses } from './PackagingUses.tsx';

export function usePackagingColumns({ onOpen }: { onOpen: OpenTemplate }): Column<PackagingTemplate>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('packaging.name'),
      width: 200,
      fixed: 'start',
      render: ({ name }) => <strong>{name}</strong>,
    },
    { key: 'shape', title: t('packaging.shape'), width: 110, render: ({ packageShapeName }) => packageShapeName },
    { key: 'type', title: t('packaging.type'), width: 200, render: ({ packageTypeName }) => packageTypeName },
    {
      key: 'pictures',
      title: t('packaging.pictures'),
      width: 360,
      height: thumbSize,
      render: (template) => <PictureThumbs value={packagingImages(template)} of={template.name} />,
    },
    {
      key: 'useCount',
      title: t('packaging.useCount'),
      width: 120,
      align: 'end',
      render: (template) => <PackagingUses template={template} />,
    },
    { key: 'created', title: t('ui.gmtCreate'), width: 132, minor: true, render: (row) => showTime(row.gmtCreate) },
    {
      key: 'modified',
      title: t('ui.gmtModified'),
      width: 132,
      minor: true,
      render: (row) => showTime(row.gmtModified),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 140,
      fixed: 'end',
      render: (template) => <PackagingActions template={template} onOpen={onOpen} />,
    },
  ];
}
