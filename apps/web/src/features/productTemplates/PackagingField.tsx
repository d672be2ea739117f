import { type PackagingTemplate, packagingImages } from '@pressroom/contract/packaging/packaging';
import { imageSlotOf, imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { Form } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { packagingLookup } from './lookups.ts';
import styles from './productTemplates.module.css';
import { ReadOnly } from './ReadOnly.tsx';
import { useChosen } from './useChosen.ts';
import { usePackagingPictures } from './usePackagingPictures.ts';

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
  const pictures = usePackagingPictures(imageSlotOf(imageTypes.temuOuterPackaging)!);

  function take(row: PackagingTemplate) {
    choose({ id: row.id, name: row.name, shape: row.packageShapeName, type: row.packageTypeName });
    void pictures.offer(row.name, packagingImages(row));
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
