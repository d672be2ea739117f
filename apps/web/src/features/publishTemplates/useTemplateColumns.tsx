import type { PublishTemplate } from '@pressroom/contract/publishTemplates/publishTemplates';
import { Tag } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import type { Column } from '../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../kit/useTimeColumns.ts';
import { listed, saleTypesOf } from './lists.ts';
import styles from './publishTemplates.module.css';
import type { Show } from './shown.ts';
import { TemplateActions } from './TemplateActions.tsx';

/** In the order of the specification. */
export function useTemplateColumns({ show }: { show: Show }): Column<PublishTemplate>[] {
  const t = useT();
  const times = useTimeColumns();
  return [
    {
      key: 'name',
      title: t('publishTemplates.name'),
      width: 180,
      fixed: 'start',
      render: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'stores',
      title: t('publishTemplates.stores'),
      width: 190,
      render: ({ stores }) => <Words words={stores.map(({ name }) => name)} />,
    },
    {
      key: 'saleType',
      title: t('publishTemplates.saleType'),
      width: 130,
      render: ({ saleType }) =>
        saleTypesOf(saleType)
          .map((type) => t(`publishTemplates.saleType.${type}`))
          .join(t('publishTemplates.separator')),
    },
    {
      key: 'titleKeyword',
      title: t('publishTemplates.titleKeyword'),
      width: 230,
      render: ({ titleKeyword }) => <Words words={listed(titleKeyword)} />,
    },
    {
      key: 'productDescription',
      title: t('publishTemplates.productDescription'),
      width: 200,
      minor: true,
      render: ({ productDescription }) => (
        <span className={styles.cut} title={productDescription}>
          {productDescription}
        </span>
      ),
    },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 164,
      fixed: 'end',
      render: (template) => <TemplateActions template={template} show={show} />,
    },
  ];
}

const shownMost = 3;

/** The first few, and how many more there are; all of them under the pointer. */
function Words({ words }: { words: readonly string[] }) {
  return (
    <span className={styles.words} title={words.join(', ')}>
      {words.slice(0, shownMost).map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
      {words.length > shownMost && <span className={styles.more}>+{words.length - shownMost}</span>}
    </span>
  );
}
