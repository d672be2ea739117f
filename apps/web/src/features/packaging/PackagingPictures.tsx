import { packagingPictureRule } from '@pressroom/contract/pictures/imageSlots';
import { asImageFields, mostPackagingImages, packagingImages } from '@pressroom/contract/packaging/packaging';
import { Form } from 'antd';
import type { Described } from '../../ui/imageUpload/AddTile.tsx';
import { PictureCards } from '../pictures/pictures.public.tsx';

interface Props extends Described {
  /** Called with the first picture, under whose name all of them stand in the form. */
  onChange?: (image1: string) => void;
}

/** The six fields of the pictures as one list. */
export function PackagingPictures({ onChange, ...control }: Props) {
  const form = Form.useFormInstance();
  // The watch only tells of changes: in the first render it answers nothing yet.
  Form.useWatch(packagingImages, { form, preserve: true });
  const images = packagingImages(form.getFieldsValue(true) as object);

  function put(addresses: readonly string[]) {
    const { image1, ...others } = asImageFields(addresses);
    form.setFieldsValue(others);
    onChange?.(image1);
  }
  return (
    <PictureCards {...control} value={images} onChange={put} rule={packagingPictureRule} most={mostPackagingImages} />
  );
}
