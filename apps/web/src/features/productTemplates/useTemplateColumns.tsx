import type { ProductTemplate } from '@pressroom/contract/productTemplates/productTemplates';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../kit/useTimeColumns.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import type { Show } from './shown.ts';
import { ReferenceLinks } from './ReferenceLinks.tsx';
import styles from './productTemplates.module.css';
import { TemplateActions } from './TemplateActions.tsx';
import { MadeOf } from './MadeOf.tsx';

const pictureSize = 40;
const range = (start: string, end: string) => (start === end ? start : `${start} – ${end}`);

/** In the order of the specification. */
export function useTemplateColumns({ show }: { show: Show }): Column<ProductTemplate>[] {
  const t = useT();
  const times = useTimeColumns();
  return [
    {
      key: 'name',
      title: t('productTemplates.name'),
      width: 220,
      fixed: 'start',
      height: pictureSize,
      render: ({ name, mainPictureUrl }) => (
        <span className={styles.named}>
          <Thumb src={mainPictureUrl} alt="" size={pictureSize} />
          <strong>{name}</strong>
        </span>
      ),
    },
    { key: 'material', title: t('productTemplates.material'), width: 120, minor: true, render: (row) => row.material },
    {
      key: 'stock',
      title: t('productTemplates.stock'),
      width: 84,
      align: 'end',
      render: ({ stock }) => stock.toLocaleString('en'),
    },
    {
      key: 'originalPrice',
      title: t('productTemplates.originalPrice'),
      width: 150,
      align: 'end',
      minor: true,
      render: ({ startOriginalPrice, endOriginalPrice }) => range(startOriginalPrice, endOriginalPrice),
    },
    {
      key: 'sellingPrice',
      title: t('productTemplates.sellingPrice'),
      width: 150,
      align: 'end',
      render: ({ startSellingPrice, endSellingPrice }) => range(startSellingPrice, endSellingPrice),
    },
    {
      key: 'outerBox',
      title: t('productTemplates.outerBox'),
      width: 150,
      minor: true,
      render: ({ outerBoxLength, outerBoxWidth, outerBoxHeight }) =>
        `${outerBoxLength} × ${outerBoxWidth} × ${outerBoxHeight}`,
    },
    {
      key: 'boxWeight',
      title: t('productTemplates.boxWeight'),
      width: 110,
      align: 'end',
      minor: true,
      render: ({ outerBoxWeight }) => outerBoxWeight.toLocaleString('en'),
    },
    {
      key: 'origin',
      title: t('productTemplates.origin'),
      width: 110,
      minor: true,
      render: ({ origin }) => t(`productTemplates.origin.${origin}`),
    },
    {
      key: 'links',
      title: t('productTemplates.links'),
      width: 190,
      minor: true,
      render: (row) => <ReferenceLinks text={row.productReferenceLinks} />,
    },
    {
      key: 'state',
      title: t('productTemplates.state'),
      width: 110,
      render: ({ state }) => (
        <StatusTag tone={state === 1 ? 'done' : 'closed'}>{t(`productTemplates.state.${state}`)}</StatusTag>
      ),
    },
    {
      key: 'category',
      title: t('productTemplates.category'),
      width: 190,
      minor: true,
      render: ({ categoryTemplateName: name, findingCount }) => (
        <MadeOf
          page="/products/classifyingTemplate"
          search={{ fuzzy: name }}
          name={name}
          label={t('productTemplates.showCategory', { name })}
          findings={findingCount}
        />
      ),
    },
    {
      key: 'packaging',
      title: t('productTemplates.packaging'),
      width: 190,
      minor: true,
      render: ({ outerPkgTemplateName: name }) => (
        <MadeOf
          page="/products/outerPackagingTemplate"
          search={{ name }}
          name={name}
          label={t('productTemplates.showPackaging', { name })}
        />
      ),
    },
    {
      key: 'remark',
      title: t('ui.remark'),
      width: 180,
      minor: true,
      render: ({ remark }) => (
        <span className={styles.remark} title={remark}>
          {remark}
        </span>
      ),
    },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 176,
      fixed: 'end',
      render: (template) => <TemplateActions template={template} show={show} />,
    },
  ];
}
