import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Category } from '@pressroom/contract/categories/categories';
import { type CategoryModel, categoryModels } from '@pressroom/contract/categories/models';
import { Button, Spin, Tag } from 'antd';
import { useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { EffectPreview } from '../baseImage/EffectPreview.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import { otherPrintsOf } from './otherPrintsOf.ts';
import styles from './RelatedModelsDialog.module.css';

const pictureSize = 64;

/** What single stores show instead of the category's own picture: by store, each with its print positions. */
export function RelatedModelsDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useT();
  const [edited, edit] = useState<CategoryModel | 'new'>();
  const answer = useRead(categoryModels.list, { productCodeCategoryId: category.id, pageSize: 1000 });
  const rows = answer.data?.rows ?? [];
  return (
    <Dialog
      title={t('categories.modelsOf', { name: category.name })}
      width={720}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className={styles.head}>
        <p>{t('categories.modelsHint')}</p>
        <Can endpoint={categoryModels.save}>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => edit('new')}>
            {t('categories.addModel')}
          </Button>
        </Can>
      </div>
      {answer.isPending && <Spin className={styles.waiting} />}
      {answer.isError && (
        <ErrorState
          detail={failureText(answer.error, t)}
          action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {answer.isSuccess && rows.length === 0 && <p className={styles.nothing}>{t('categories.noModels')}</p>}
      <ul className={styles.models}>
        {rows.map((model) => (
          <li key={model.id}>
            <EffectPreview product={{ ...model, code: model.shopName }} prints={[]} width={widthOf(model)} />
            <div className={styles.told}>
              <strong>{model.shopName}</strong>
              <span>
                {t('categories.modelFacts', { count: model.printNum, ...model.bottomImageMetaData })}
                {model.printNum !== category.numberOfPrints && <Tag>{t(otherPrintsOf(model, category))}</Tag>}
                {model.isDefault === 1 && <Tag color="blue">{t('categories.modelDefault')}</Tag>}
              </span>
            </div>
            <ModelActions model={model} onEdit={() => edit(model)} />
          </li>
        ))}
      </ul>
      {edited && (
        <ModelDialog
          category={category}
          model={edited === 'new' ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
    </Dialog>
  );
}

function ModelActions({ model, onEdit }: { model: CategoryModel; onEdit: () => void }) {
  const t = useT();
  const remove = useCommand(categoryModels.delete, {
    success: t('categories.modelDeleted'),
    invalidates: [categoryModels.list],
    confirm: () => ({
      title: t('categories.modelDeleteTitle', { store: model.shopName }),
      detail: t('categories.modelDeleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <RowActions>
      <Can endpoint={categoryModels.save}>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={categoryModels.delete}>
        <Button
          type="link"
          size="small"
          danger
          loading={remove.pending}
          onClick={() => void remove.run({ ids: [model.id] })}
        >
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}

/** Tall pictures are as high as square ones, so that rows are alike. */
function widthOf({ bottomImageMetaData: { width, height } }: CategoryModel): number {
  return pictureSize * Math.min(1, width / height);
}
