import type { Category } from '@pressroom/contract/categories/categories';
import { boxesOf, type CategoryModel, categoryModels, flattened } from '@pressroom/contract/categories/models';
import type { CallInput } from '@pressroom/contract/endpoint';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { ModelFields } from './ModelFields.tsx';

interface Props {
  category: Category;
  /** Absent: a new one. */
  model?: CategoryModel;
  onClose: () => void;
}

export function ModelDialog({ category, model, onClose }: Props) {
  const t = useT();
  const command = useCommand(categoryModels.save, {
    success: t('categories.modelSaved'),
    invalidates: [categoryModels.list],
  });
  const facts = (record: CategoryModel) => [
    { name: 'shopId', label: t('categories.store'), text: record.shopName },
    { name: 'bottomImageId', label: t('categories.baseImage'), text: record.bottomImageUrl.slice(-8) },
    { name: 'printNum', label: t('categories.numberOfPrints'), text: String(record.printNum) },
    {
      name: 'x1',
      label: t('categories.positions'),
      text: record.printLocations.map((box) => `${box.x}, ${box.y} · ${box.width} × ${box.height}`).join('\n'),
    },
  ];
  return (
    <FormDialog
      title={t(model ? 'categories.editModel' : 'categories.addModel')}
      command={command}
      editing={editing(model, formOf, facts)}
      initial={{ productCodeCategoryId: category.id, printNum: category.numberOfPrints, isDefault: 0 }}
      extra={model && <HistoryButton object="categoryModels" id={model.id} />}
      width={1040}
      onClose={() => onClose()}
    >
      <ModelFields model={model} category={category} />
    </FormDialog>
  );
}

function formOf(model: CategoryModel): CallInput<typeof categoryModels.save> {
  const { id, gmtModified, productCodeCategoryId, shopId, bottomImageId, printNum, isDefault } = model;
  const boxes = flattened(boxesOf(model));
  return { id, gmtModified, productCodeCategoryId, shopId, bottomImageId, printNum, isDefault, ...boxes };
}
