import type { PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { packagingLookup } from './lookups.ts';
import styles from './productTemplates.module.css';
import { Derived, ReadOnly } from './ReadOnly.tsx';

export interface ChosenPackaging {
  name: string;
  shape: string;
  type: string;
}

interface Props {
  label: string;
  /** Undefined: none yet. */
  chosen: ChosenPackaging | undefined;
  onChosen: (row: PackagingTemplate) => void;
  /** What became of its pictures. */
  news?: string;
}

/** The packaging template, and the shape and type that come with it. */
export function PackagingField({ label, chosen, onChosen, news }: Props) {
  const t = useT();
  return (
    <div>
      <Form.Item
        name="outerPkgTemplateId"
        label={label}
        required
        extra={news && <span className={styles.news}>{news}</span>}
      >
        <LookupSelect lookup={packagingLookup} label={chosen?.name} onChange={(_, row) => row && onChosen(row)} />
      </Form.Item>
      <Derived>
        <ReadOnly label={t('productTemplates.shape')} text={chosen?.shape} />
        <ReadOnly label={t('productTemplates.type')} text={chosen?.type} />
      </Derived>
    </div>
  );
}
