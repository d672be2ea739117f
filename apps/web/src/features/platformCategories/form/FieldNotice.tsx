import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import styles from './AttributeForm.module.css';
import type { Notice } from './formState.ts';
import type { AttributeFormStore } from './formStore.ts';
import { useFieldNames } from './useFieldNames.ts';

/** What the last choice has changed in other fields, and the way back. */
export function FieldNotice({ form, notice: { cleared, filled } }: { form: AttributeFormStore; notice: Notice }) {
  const t = useT();
  const namesOf = useFieldNames(form);
  return (
    <div className={styles.notice} role="status">
      {cleared.length > 0 && <span>{t('attributeForm.cleared', { names: namesOf(cleared) })}</span>}
      {filled.length > 0 && <span>{t('attributeForm.prefilled', { names: namesOf(filled) })}</span>}
      <Button type="link" size="small" onClick={() => form.undo()}>
        {t('kit.undo')}
      </Button>
    </div>
  );
}
