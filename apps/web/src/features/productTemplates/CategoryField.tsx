import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { classificationLookup } from './lookups.ts';
import styles from './productTemplates.module.css';
import { ReadOnly } from './ReadOnly.tsx';
import { categoryPath } from './templateForm.ts';
import { useChosen } from './useChosen.ts';

interface Known {
  id: string;
  name: string;
  sheinCategory: string;
  temuCategory: string;
  findingCount: number;
}

/** The category template, and the marketplaces' categories that come with it. */
export function CategoryField({ template }: { template: ProductTemplateDetail | undefined }) {
  const t = useT();
  const { known, choose } = useChosen<Known>(
    'categoryTemplateId',
    template && {
      id: template.categoryTemplateId,
      name: template.categoryTemplateName,
      sheinCategory: template.sheinCategory,
      temuCategory: template.temuCategory,
      findingCount: template.findingCount,
    },
  );
  const findings = known?.findingCount ?? 0;
  return (
    <div>
      <Form.Item
        name="categoryTemplateId"
        label={t('productTemplates.category')}
        required
        extra={findings > 0 ? t('productTemplates.findings', { count: findings }) : undefined}
      >
        <LookupSelect
          lookup={classificationLookup}
          label={known?.name}
          onChange={(_, row) => row && choose({ ...row, findingCount: row.findings.length })}
        />
      </Form.Item>
      <dl className={styles.derived}>
        <ReadOnly label={t('productTemplates.sheinCategory')} text={known && categoryPath(known.sheinCategory)} />
        <ReadOnly label={t('productTemplates.temuCategory')} text={known && categoryPath(known.temuCategory)} />
      </dl>
    </div>
  );
}
