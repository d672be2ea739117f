import { type PackagingTemplate, packagingImages } from '@pressroom/contract/packaging/packaging';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { useFormBoard, usePackagingPictures } from '../pictures/pictures.public.tsx';
import { packagingLookup } from './lookups.ts';
import styles from './productTemplates.module.css';
import { ReadOnly } from './ReadOnly.tsx';
import { slotLists } from './templateForm.ts';
import { useChosen } from './useChosen.ts';

interface Known {
  id: string;
  name: string;
  shape: string;
  type: string;
}

/** The packaging template, and the shape, type and pictures that come with it. */
export function PackagingField({ template }: { template: ProductTemplateDetail | undefined }) {
  const t = useT();
  const { known, choose } = useChosen<Known>(
    'outerPkgTemplateId',
    template && {
      id: template.outerPkgTemplateId,
      name: template.outerPkgTemplateName,
      shape: template.outerPkgShapeName,
      type: template.outerPkgTypeName,
    },
  );
  const pictures = usePackagingPictures(useFormBoard(slotLists));

  function take(row: PackagingTemplate) {
    choose({ id: row.id, name: row.name, shape: row.packageShapeName, type: row.packageTypeName });
    void pictures.offer({ id: row.id, name: row.name, pictures: packagingImages(row) }, known);
  }
  return (
    <div>
      <Form.Item
        name="outerPkgTemplateId"
        label={t('productTemplates.packaging')}
        required
        extra={pictures.news && <span className={styles.refused}>{pictures.news}</span>}
      >
        <LookupSelect lookup={packagingLookup} label={known?.name} onChange={(_, row) => row && take(row)} />
      </Form.Item>
      <dl className={styles.derived}>
        <ReadOnly label={t('productTemplates.shape')} text={known?.shape} />
        <ReadOnly label={t('productTemplates.type')} text={known?.type} />
      </dl>
    </div>
  );
}
