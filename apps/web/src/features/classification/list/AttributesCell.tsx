import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { useT } from '../../../i18n/i18n.ts';
import { Hint } from './Hint.tsx';
import styles from './list.module.css';

type Attributes = ClassificationTemplate['sheinAttributes'];

/** The first attribute with its values; the hint lists all. */
export function AttributesCell({ attributes }: { attributes: Attributes }) {
  const t = useT();
  const [first] = attributes;
  if (!first) return '-';
  const textOf = ({ key, values }: Attributes[number]) =>
    t('classification.attribute', { key, values: values.join(t('classification.valueSeparator')) });
  const all = (
    <ul className={styles.all}>
      {attributes.map((attribute) => (
        <li key={attribute.key}>{textOf(attribute)}</li>
      ))}
    </ul>
  );
  return (
    <Hint content={all}>
      <span className={styles.first}>{textOf(first)}</span>
      {attributes.length > 1 && '...'}
    </Hint>
  );
}
