import { type PackagingTemplate, packagingImages } from '@pressroom/contract/packaging/packaging';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { useT } from '../../i18n/i18n.ts';
import { useFormBoard, usePackagingPictures } from '../pictures/pictures.public.tsx';
import { CategoryField, type ChosenCategory } from './CategoryField.tsx';
import { type ChosenPackaging, PackagingField } from './PackagingField.tsx';
import { slotLists } from './templateForm.ts';
import { useChosen } from './useChosen.ts';

interface Props {
  template: ProductTemplateDetail | undefined;
}

/** What a product template takes from a classification template and a packaging template. */
export function TemplatesFields({ template }: Props) {
  const t = useT();
  const category = useChosen<ChosenCategory & { id: string }>(
    'categoryTemplateId',
    template && {
      id: template.categoryTemplateId,
      name: template.categoryTemplateName,
      sheinCategory: template.sheinCategory,
      temuCategory: template.temuCategory,
      findingCount: template.findingCount,
    },
  );
  const packaging = useChosen<ChosenPackaging & { id: string }>(
    'outerPkgTemplateId',
    template && {
      id: template.outerPkgTemplateId,
      name: template.outerPkgTemplateName,
      shape: template.outerPkgShapeName,
      type: template.outerPkgTypeName,
    },
  );
  const pictures = usePackagingPictures(useFormBoard(slotLists));

  function pack(row: PackagingTemplate) {
    packaging.choose({ id: row.id, name: row.name, shape: row.packageShapeName, type: row.packageTypeName });
    void pictures.offer({ id: row.id, name: row.name, pictures: packagingImages(row) }, packaging.known);
  }
  return (
    <>
      <CategoryField
        label={t('productTemplates.category')}
        chosen={category.known}
        onChosen={(row) => category.choose({ ...row, findingCount: row.findings.length })}
      />
      <PackagingField
        label={t('productTemplates.packaging')}
        chosen={packaging.known}
        onChosen={pack}
        news={pictures.news}
      />
    </>
  );
}
