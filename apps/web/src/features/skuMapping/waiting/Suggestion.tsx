import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { MappingSuggestion } from '@pressroom/contract/skuMapping/waiting';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import type { MappingStart } from '../form/MappingDialog.tsx';
import { useSaveMapping } from '../form/useSaveMapping.tsx';
import styles from './Suggestion.module.css';

interface Props {
  of: { shopId: string; skuId: string };
  suggestion: MappingSuggestion;
  /** Opens the form, filled with what the suggestion knows. */
  onChoose: (start: MappingStart) => void;
  /** Called once it was saved as it is. */
  onTaken?: () => void;
}

/** What a SKU id may stand for, and why; taken with one press where nothing is missing. */
export function Suggestion({ of, suggestion, onChoose, onTaken }: Props) {
  const t = useT();
  const { productCode, specName, prints, complete, reasons } = suggestion;
  const [first, second] = prints;
  const accept = useSaveMapping();
  const filled = {
    ...of,
    productCode: productCode ?? undefined,
    printingImage: first?.id,
    printingImage2: second?.id,
  };
  async function take() {
    const saved = await accept.run({
      ...of,
      productCode: productCode!,
      printingImage: first!.id,
      printingImage2: second?.id,
    });
    if (saved) onTaken?.();
  }
  return (
    <div className={styles.suggestion}>
      <span className={styles.prints}>
        {prints.map(({ id, name, url }) => (
          <Thumb key={id} src={url} alt={name} size={40} />
        ))}
      </span>
      <div className={styles.what}>
        <strong>{productCode ?? t('skuMapping.codeOpen')}</strong>
        <span className={styles.soft}>
          {[specName, prints.map(({ name }) => name).join(' · ') || t('skuMapping.printOpen')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <Can endpoint={skuMapping.save}>
        {complete ? (
          <span className={styles.acts}>
            <Button type="primary" size="small" loading={accept.pending} onClick={() => void take()}>
              {t('skuMapping.accept')}
            </Button>
            <Button type="link" size="small" onClick={() => onChoose(filled)}>
              {t('skuMapping.adjust')}
            </Button>
          </span>
        ) : (
          <Button size="small" onClick={() => onChoose(filled)}>
            {t('skuMapping.complete')}
          </Button>
        )}
      </Can>
    </div>
  );
}
