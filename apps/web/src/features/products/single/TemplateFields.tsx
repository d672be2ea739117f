import { packagingImages } from '@pressroom/contract/packaging/packaging';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { LookupSelect } from '../../../kit/LookupSelect.tsx';
import { useFormBoard, usePackagingPictures } from '../../pictures/pictures.public.tsx';
import { productTemplateLookup } from '../../productTemplates/productTemplates.public.tsx';
import { CategoryField } from '../form/CategoryField.tsx';
import styles from '../form/form.module.css';
import { useKnown } from '../form/known.ts';
import { PackagingField } from '../form/PackagingField.tsx';
import { slotLists } from './singleForm.ts';
import { useTemplateFill } from './useTemplateFill.ts';

/** The three templates: the product template fills the form, the packaging template brings its pictures. */
export function TemplateFields() {
  const t = useT();
  const { known, learn } = useKnown();
  const fill = useTemplateFill();
  const pictures = usePackagingPictures(useFormBoard(slotLists));
  const id = Form.useWatch<string | undefined>('productTemplateId');
  return (
    <div className={styles.fields}>
      <Form.Item
        name="productTemplateId"
        label={t('products.template')}
        className={styles.wide}
        extra={t('products.templateFills')}
      >
        <LookupSelect
          lookup={productTemplateLookup}
          label={id === undefined ? undefined : known.templates[id]?.name}
          allowClear
          onChange={(_, row) => {
            if (!row) return;
            learn({ templates: { [row.id]: { name: row.name } } });
            void fill(row.id);
          }}
        />
      </Form.Item>
      <CategoryField />
      <PackagingField
        news={pictures.news}
        onChosen={(row, former) =>
          void pictures.offer({ id: row.id, name: row.name, pictures: packagingImages(row) }, former)
        }
      />
    </div>
  );
}
