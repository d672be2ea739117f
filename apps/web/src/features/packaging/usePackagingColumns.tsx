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
      width: 160,
      fixed: 'start',
      render: ({ name }) => <strong>{name}</strong>,
    },
    { key: 'shape', title: t('packaging.shape'), width: 96, render: ({ packageShapeName }) => packageShapeName },
    { key: 'type', title: t('packaging.type'), width: 186, render: ({ packageTypeName }) => packageTypeName },
    {
      key: 'pictures',
      title: t('packaging.pictures'),
      width: 236,
      height: thumbSize,
      render: (template) => <PictureThumbs value={packagingImages(template)} of={template.name} />,
    },
    {
      key: 'useCount',
      title: t('packaging.useCount'),
      width: 100,
      align: 'end',
      render: (template) => <PackagingUses template={template} />,
    },
    {
      key: 'times',
      title: t('packaging.times'),
      width: 128,
      minor: true,
      height: thumbSize,
      render: ({ gmtCreate, gmtModified }) => (
        <>
          <div>{showTime(gmtCreate)}</div>
          <div>{showTime(gmtModified)}</div>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 130,
      fixed: 'end',
      render: (template) => <PackagingActions template={template} onOpen={onOpen} />,
    },
  ];
}
