import { packageShape, packageShapeNames, packageType, packageTypeNames } from '@pressroom/contract/packaging/packages';
import {
  asImageFields,
  imageFields,
  packaging,
  packagingImages,
  type PackagingTemplate,
} from '@pressroom/contract/packaging/packaging';
import { Form, Input, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { PackagingPictures } from './PackagingPictures.tsx';

interface Props {
  /** Absent: a new one. */
  template?: PackagingTemplate;
  onClose: () => void;
}

export function PackagingDialog({ template, onClose }: Props) {
  const t = useT();
  const facts = (record: PackagingTemplate) => [
    { name: 'name', label: t('packaging.name'), text: record.name },
    { name: 'packageShape', label: t('packaging.shape'), text: record.packageShapeName },
    { name: 'packageType', label: t('packaging.type'), text: record.packageTypeName },
    ...imageFields.map((name, at) => ({
      name,
      label: t('pictures.numbered', { at: at + 1 }),
      text: record[name] && t('packaging.pictureThere'),
    })),
  ];
  const command = useCommand(template ? packaging.update : packaging.create, {
    success: t(template ? 'packaging.changeSaved' : 'packaging.added'),
    invalidates: [packaging.page],
  });
  return (
    <FormDialog
      title={t(template ? 'packaging.edit' : 'packaging.add')}
      command={command}
      editing={editing(template, valuesOf, facts)}
      extra={template && <HistoryButton object="packagingTemplates" id={template.id} />}
      width={640}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('packaging.name')} required>
        <Input maxLength={30} showCount autoFocus placeholder={t('packaging.enterName')} />
      </Form.Item>
      <Form.Item name="packageShape" label={t('packaging.shape')} required>
        <Select
          placeholder={t('packaging.chooseShape')}
          options={packageShape.values.map((value) => ({ value, label: t(packageShapeNames[value]) }))}
        />
      </Form.Item>
      <Form.Item name="packageType" label={t('packaging.type')} required>
        <Select
          placeholder={t('packaging.chooseType')}
          options={packageType.values.map((value) => ({ value, label: t(packageTypeNames[value]) }))}
        />
      </Form.Item>
      <Form.Item name="image1" label={t('packaging.pictures')} required>
        <PackagingPictures />
      </Form.Item>
    </FormDialog>
  );
}

function valuesOf({ id, name, packageShape, packageType, gmtModified, ...record }: PackagingTemplate) {
  return { id, name, packageShape, packageType, gmtModified, ...asImageFields(packagingImages(record)) };
}
