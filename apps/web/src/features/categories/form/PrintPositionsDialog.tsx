import { categories, type Category } from '@pressroom/contract/categories/categories';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useOutdatedPictures } from '../../effectPictures/effectPictures.public.tsx';
import { baseOfRecord } from '../baseImage/baseImage.ts';
import { factsOf } from './categoryFacts.ts';
import { formOf } from './categoryForm.ts';
import { PositionFields } from './PositionFields.tsx';

export function PrintPositionsDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useT();
  const offerNewPictures = useOutdatedPictures();
  const command = useCommand(categories.update, {
    success: t('categories.positionsSaved'),
    invalidates: [categories.page, categories.productCodePage, categories.detail, categories.otherPrints],
  });
  return (
    <FormDialog
      title={t('categories.positionsOf', { name: category.name })}
      command={command}
      editing={editing(category, formOf, (record) => factsOf(record, t))}
      width={880}
      onClose={(saved) => {
        onClose();
        if (saved) void offerNewPictures({ productCodeCategoryId: category.id });
      }}
    >
      <PositionFields base={baseOfRecord(category)} category={category} />
    </FormDialog>
  );
}
