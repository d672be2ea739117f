import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Alert, Button, Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { Problem } from '../../../kit/problems.ts';
import styles from '../form/form.module.css';
import { type Mistake, showMistakes } from './mistakes.ts';
import type { Sides } from '../form/useSides.ts';

export interface Judged {
  /** The marketplaces have changed it since the template was stored. */
  isNews?: true;
  problems: readonly Problem[];
  mistakes: readonly Mistake[];
}

interface Props {
  judged: Judged;
  sides: Sides;
  onClose: () => void;
}

/** What the marketplaces would refuse; a press goes to the place. */
export function CheckResult({ judged: { isNews, problems, mistakes }, sides, onClose }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const labels = fieldLabels(t);
  const unasked = problems.flatMap(({ name: [field] }) => askedAfter[String(field)] ?? []);
  const open = problems.flatMap(({ name, errors }) => {
    const label = labels[String(name[0])];
    return label && !unasked.includes(String(name[0]))
      ? [{ name, text: t('classification.attribute', { key: label, values: errors.join(' ') }) }]
      : [];
  });
  const goTo = (mistake: Mistake) => {
    const others = mistakes.filter((other) => other !== mistake && other.marketplace === mistake.marketplace);
    showMistakes(sides, [mistake, ...others]);
  };
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ onClose }}
      className={styles.judged}
      title={t(isNews ? 'classification.changedSince' : 'classification.wouldFail', {
        count: open.length + mistakes.length,
      })}
      description={
        <ul className={styles.mistakes}>
          {open.map(({ name, text }) => (
            <li key={text}>
              <Button type="link" size="small" onClick={() => form.focusField([...name])}>
                {text}
              </Button>
            </li>
          ))}
          {mistakes.map((mistake) => (
            <li key={JSON.stringify(mistake)}>
              <Button type="link" size="small" onClick={() => goTo(mistake)}>
                {marketplaceNames[mistake.marketplace]}: {mistake.msg}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Fields that are not shown before another one is filled in. */
const askedAfter: Readonly<Record<string, string>> = {
  sheinStoreId: 'sheinCategoryIds',
  temuStoreId: 'temuCategoryIds',
};

/** The fields that a person fills in; what else the form holds follows from them. */
function fieldLabels(t: ReturnType<typeof useT>): Readonly<Record<string, string>> {
  return {
    name: t('classification.name'),
    sheinStoreId: t('classification.sheinStore'),
    sheinCategoryIds: t('classification.sheinCategory'),
    temuStoreId: t('classification.temuStore'),
    temuCategoryIds: t('classification.temuCategory'),
    bindTemuModelId: t('classification.model'),
    bindTemuSizeChartsTemplateName: t('classification.sizeChart'),
  };
}
