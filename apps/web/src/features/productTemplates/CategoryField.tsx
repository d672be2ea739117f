import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { classificationLookup } from './lookups.ts';
import { Derived, ReadOnly } from './ReadOnly.tsx';
import { categoryPath } from './templateForm.ts';

export interface ChosenCategory {
  name: string;
  sheinCategory: string;
  temuCategory: string;
  findingCount: number;
}

interface Props {
  label: string;
  /** Undefined: none yet. */
  chosen: ChosenCategory | undefined;
  onChosen: (row: ClassificationTemplate) => void;
}

/** The classification template, and the marketplaces' categories that come with it. */
export function CategoryField({ label, chosen, onChosen }: Props) {
  const t = useT();
  const findings = chosen?.findingCount ?? 0;
  return (
    <div>
      <Form.Item
        name="categoryTemplateId"
        label={label}
        required
        extra={findings > 0 ? t('productTemplates.findings', { count: findings }) : undefined}
      >
        <LookupSelect lookup={classificationLookup} label={chosen?.name} onChange={(_, row) => row && onChosen(row)} />
      </Form.Item>
      <Derived>
        <ReadOnly label={t('productTemplates.sheinCategory')} text={chosen && categoryPath(chosen.sheinCategory)} />
        <ReadOnly label={t('productTemplates.temuCategory')} text={chosen && categoryPath(chosen.temuCategory)} />
      </Derived>
    </div>
  );
}
