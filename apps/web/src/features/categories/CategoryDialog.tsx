import { categories, type Category } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { factsOf } from './categoryFacts.ts';
import { formOf } from './categoryForm.ts';

interface Props {
  /** Absent: a new one. */
  category?: Category;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: Props) {
  const t = useT();
  return (
    <FormDialog
      title={t(category ? 'categories.edit' : 'categories.add')}
      endpoint={category ? categories.update : categories.create}
      editing={editing(category, formOf, (record) => factsOf(record, t))}
      extra={category && <HistoryButton object="categories" id={category.id} />}
      initial={category ? formOf(category) : { numberOfPrints: 1 }}
      success={t('categories.saved')}
      invalidates={[categories.page, categories.productCodePage, codes.page]}
      width={1040}
      onClose={() => onClose()}
    >
      <CategoryFields category={category} />
    </FormDialog>
  );
}
