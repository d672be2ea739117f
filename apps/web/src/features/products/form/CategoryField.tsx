import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { LookupSelect } from '../../../kit/LookupSelect.tsx';
import { categoryPath, classificationLookup, ReadOnly } from '../../productTemplates/productTemplates.public.tsx';
import styles from './form.module.css';
import { knownOfCategory, useKnown } from './known.ts';

/** The classifying template, and the marketplaces' categories that come with it. */
export function CategoryField() {
  const t = useT();
  const { known, learn } = useKnown();
  const id = Form.useWatch<string | undefined>('categoryTemplateId');
  const chosen = id === undefined ? undefined : known.categories[id];
  const findings = chosen?.findingCount ?? 0;
  return (
    <div>
      <Form.Item
        name="categoryTemplateId"
        label={t('products.classificationTemplate')}
        required
        extra={findings > 0 ? t('productTemplates.findings', { count: findings }) : undefined}
      >
        <LookupSelect
          lookup={classificationLookup}
          label={chosen?.name}
          onChange={(_, row) => row && learn(knownOfCategory(row))}
        />
      </Form.Item>
      <dl className={styles.derived}>
        <ReadOnly label={t('productTemplates.sheinCategory')} text={chosen && categoryPath(chosen.sheinCategory)} />
        <ReadOnly label={t('productTemplates.temuCategory')} text={chosen && categoryPath(chosen.temuCategory)} />
      </dl>
    </div>
  );
}
