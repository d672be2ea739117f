import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { MappingStart } from '../form/MappingDialog.tsx';
import { MissingProduct } from './MissingProduct.tsx';
import { Suggestion } from './Suggestion.tsx';
import styles from './SuggestedMappings.module.css';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  of: { shopId: string; skuId: string };
  /** Called once one of them was saved as it is. */
  onTaken: () => void;
}

/** Inside the form of a mapping: what its SKU id may stand for. One that is chosen fills the fields. */
export function SuggestedMappings({ of, onTaken }: Props) {
  const t = useT();
  const form = Form.useFormInstance<MappingStart>();
  const { suggestions = [], missing = null } = useSuggestions([[of]])(of) ?? {};
  if (suggestions.length === 0 && !missing) return null;
  return (
    <section className={styles.suggested} aria-label={t('skuMapping.suggested')}>
      {missing && <MissingProduct missing={missing} />}
      {suggestions.map((suggestion) => (
        <Suggestion
          key={`${suggestion.productCode} ${suggestion.prints.map(({ id }) => id).join(' ')}`}
          of={of}
          suggestion={suggestion}
          onChoose={(filled) => form.setFieldsValue(filled)}
          onTaken={onTaken}
        />
      ))}
    </section>
  );
}
