import type { PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import { packageShapeNames, packageTypeNames } from '@pressroom/contract/packaging/packages';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { PackagingField as Field } from '../../productTemplates/productTemplates.public.tsx';
import { knownOfPackaging, useKnown } from './known.ts';

interface Props {
  /** Called with the template that was chosen, and with the one before. */
  onChosen?: (row: PackagingTemplate, former: { id: string; name: string } | undefined) => void;
  /** What became of its pictures. */
  news?: string;
}

/** The outer packaging template of a product. */
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
    <Field
      label={t('products.packagingTemplate')}
      chosen={chosen && { name: chosen.name, shape: t(shapeName(chosen.shape)), type: t(typeName(chosen.type)) }}
      onChosen={take}
      news={news}
    />
  );
}

const shapeName = (shape: number) => packageShapeNames[shape as keyof typeof packageShapeNames];
const typeName = (type: number) => packageTypeNames[type as keyof typeof packageTypeNames];
