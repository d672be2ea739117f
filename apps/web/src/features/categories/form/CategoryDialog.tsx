import { categories, type Category } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useOutdatedPictures } from '../../effectPictures/effectPictures.public.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { factsOf } from './categoryFacts.ts';
import { copyForm, formOf } from './categoryForm.ts';

interface Props {
  /** Absent: a new one. */
  category?: Category;
  /** A new one starts with what this one says, without its color. */
  copyOf?: Category;
  onClose: (saved?: Category) => void;
}

export function CategoryDialog({ category, copyOf, onClose }: Props) {
  const t = useT();
  const offerNewPictures = useOutdatedPictures();
  const command = useCommand(category ? categories.update : categories.create, {
    success: t('categories.saved'),
    invalidates: [categories.page, categories.productCodePage, categories.detail, categories.otherPrints, codes.page],
  });
  return (
    <FormDialog
      title={
        copyOf ? t('categories.copyOf', { name: copyOf.name }) : t(category ? 'categories.edit' : 'categories.add')
      }
      command={command}
      editing={editing(category, formOf, (record) => factsOf(record, t))}
      extra={category && <HistoryButton object="categories" id={category.id} />}
      initial={copyOf ? copyForm(copyOf) : { numberOfPrints: 1, blend: 'auto' }}
      width={1040}
      onClose={(saved) => {
        onClose(saved);
        if (category && saved) void offerNewPictures({ productCodeCategoryId: category.id });
      }}
    >
      <CategoryFields category={category} />
    </FormDialog>
  );
}
