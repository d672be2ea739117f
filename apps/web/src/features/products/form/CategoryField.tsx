import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { CategoryField as Field } from '../../productTemplates/productTemplates.public.tsx';
import { knownOfCategory, useKnown } from './known.ts';

/** The classification template of a product. */
export function CategoryField() {
  const t = useT();
  const { known, learn } = useKnown();
  const id = Form.useWatch<string | undefined>('categoryTemplateId');
  return (
    <Field
      label={t('products.classificationTemplate')}
      chosen={id === undefined ? undefined : known.categories[id]}
      onChosen={(row) => learn(knownOfCategory(row))}
    />
  );
}
