import type { PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { packageShapeNames, packageTypeNames } from '@pressroom/contract/packaging/packages';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { LookupSelect } from '../../../kit/LookupSelect.tsx';
import { packagingLookup, ReadOnly } from '../../productTemplates/productTemplates.public.tsx';
import styles from './form.module.css';
import { knownOfPackaging, useKnown } from './known.ts';

interface Props {
  /** Called with the template that was chosen, and with the one before. */
  onChosen?: (row: PackagingTemplate, former: { id: string; name: string } | undefined) => void;
  /** What became of its pictures. */
  news?: string;
}

/** The outer packaging template, and the shape and type that come with it. */
export function PackagingField({ onChosen, news }: Props) {
  const t = useT();
  const { known, learn } = useKnown();
  const id = Form.useWatch<string | undefined>('outerPkgTemplateId');
  const chosen = id === undefined ? undefined : known.packagings[id];

  function take(row: PackagingTemplate) {
    learn(knownOfPackaging(row));
    onChosen?.(row, id !== undefined && chosen ? { id, name: chosen.name } : undefined);
  }
  return (
    <div>
      <Form.Item
        name="outerPkgTemplateId"
        label={t('products.packagingTemplate')}
        required
        extra={news && <span className={styles.news}>{news}</span>}
      >
        <LookupSelect lookup={packagingLookup} label={chosen?.name} onChange={(_, row) => row && take(row)} />
      </Form.Item>
      <dl className={styles.derived}>
        <ReadOnly label={t('productTemplates.shape')} text={chosen && t(shapeName(chosen.shape))} />
        <ReadOnly label={t('productTemplates.type')} text={chosen && t(typeName(chosen.type))} />
      </dl>
    </div>
  );
}

const shapeName = (shape: number) => packageShapeNames[shape as keyof typeof packageShapeNames];
const typeName = (type: number) => packageTypeNames[type as keyof typeof packageTypeNames];
