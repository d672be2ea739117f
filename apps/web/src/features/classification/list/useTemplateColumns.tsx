import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { AttributesCell } from './AttributesCell.tsx';
import { CategoryCell } from './CategoryCell.tsx';
import { FindingsTag } from './FindingsTag.tsx';
import { TemplateActions, type OpenTemplate } from './TemplateActions.tsx';
import { TemplateUses } from './TemplateUses.tsx';
import styles from './list.module.css';

export function useTemplateColumns({ onOpen }: { onOpen: OpenTemplate }): Column<ClassificationTemplate>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('classification.name'),
      width: 150,
      fixed: 'start',
      render: (template) => (
        <div className={styles.name}>
          <strong>{template.name}</strong>
          <FindingsTag template={template} />
        </div>
      ),
    },
    {
      key: 'sheinCategory',
      title: t('classification.sheinCategory'),
      width: 140,
      render: ({ sheinCategory, sheinStoreId, sheinStoreName }) => (
        <CategoryCell
          label={t('classification.sheinCategory')}
          path={sheinCategory}
          storeId={sheinStoreId}
          storeName={sheinStoreName}
        />
      ),
    },
    {
      key: 'sheinAttributes',
      title: t('classification.sheinAttributes'),
      width: 140,
      render: ({ sheinAttributes }) => (
        <AttributesCell label={t('classification.sheinAttributes')} attributes={sheinAttributes} />
      ),
    },
    {
      key: 'temuCategory',
      title: t('classification.temuCategory'),
      width: 140,
      render: ({ temuCategory, temuStoreId, temuStoreName }) => (
        <CategoryCell
          label={t('classification.temuCategory')}
          path={temuCategory}
          storeId={temuStoreId}
          storeName={temuStoreName}
        />
      ),
    },
    {
      key: 'temuAttributes',
      title: t('classification.temuAttributes'),
      width: 140,
      render: ({ temuAttributes }) => (
        <AttributesCell label={t('classification.temuAttributes')} attributes={temuAttributes} />
      ),
    },
    {
      key: 'useCount',
      title: t('classification.useCount'),
      width: 70,
      align: 'end',
      render: (template) => <TemplateUses template={template} />,
    },
    {
      key: 'modified',
      title: t('ui.gmtModified'),
      width: 128,
      minor: true,
      render: ({ gmtModified }) => showTime(gmtModified),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 129,
      fixed: 'end',
      render: (template) => <TemplateActions template={template} onOpen={onOpen} />,
    },
  ];
}
