import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { useT } from '../../../i18n/i18n.ts';
import { Hint } from './Hint.tsx';
import styles from './list.module.css';

type Attributes = ClassificationTemplate['sheinAttributes'];

interface Props {
  /** Said on a phone, where the cells have no head. */
  label: string;
  attributes: Attributes;
}

/** The first attribute with its values; the hint lists all. */
export function AttributesCell({ label, attributes }: Props) {
  const t = useT();
  const [first] = attributes;
  if (!first) {
    return (
      <div className={styles.cell} data-label={label}>
        -
      </div>
    );
  }
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
    <div className={styles.cell} data-label={label}>
      <Hint content={all}>
        <span className={styles.first}>{textOf(first)}</span>
        {attributes.length > 1 && '...'}
      </Hint>
    </div>
  );
}
