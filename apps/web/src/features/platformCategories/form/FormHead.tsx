import { Checkbox } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './AttributeForm.module.css';
import type { AttributeFormStore } from './formStore.ts';
import { useFormPart } from './useAttributeForm.ts';
import { type Filter, filledIds } from './useFilter.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

/** From so many fields on, the person looks for one of them. */
const longForm = 20;

interface Props {
  form: AttributeFormStore;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** How much of the form is filled in, and over a long one what to look for in it. */
export function FormHead({ form, filter, onFilter }: Props) {
  const t = useT();
  const shown = useFormPart(form, 'shown');
  const total = useFormPart(form, 'required');
  const filled = useFormPart(form, 'requiredFilled');
  if (shown === 0) return null;
  return (
    <div className={styles.head}>
      {total > 0 && (
        <span className={styles.count} data-whole={filled === total}>
          {t('attributeForm.filled', { filled, total })}
        </span>
      )}
      {shown >= longForm && (
        <div className={styles.filter} role="search">
          <ClearableInput
            className={styles.words}
            size="small"
            aria-label={t('attributeForm.filter')}
            placeholder={t('attributeForm.filter')}
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
          <Checkbox
            checked={filter.onlyRequired}
            onChange={({ target }) => onFilter({ ...filter, onlyRequired: target.checked })}
          >
            {t('attributeForm.onlyRequired')}
          </Checkbox>
          <Checkbox
            checked={filter.filled !== undefined}
            onChange={({ target }) => onFilter({ ...filter, filled: target.checked ? filledIds(form) : undefined })}
          >
            {t('attributeForm.onlyEmpty')}
          </Checkbox>
        </div>
      )}
    </div>
  );
}
