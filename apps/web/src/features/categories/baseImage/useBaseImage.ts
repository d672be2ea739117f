import { library } from '@pressroom/contract/library/library';
import { Form } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { type BaseImage, baseOfFile, baseOfRecord, type ShowsPicture } from './baseImage.ts';

/** The picture that the form holds now, whoever put it there. */
export function useBaseImage(record: (ShowsPicture & { bottomImageId: string }) | undefined): BaseImage | undefined {
  const form = Form.useFormInstance();
  // The watch only tells of changes: in the first render it answers nothing yet.
  Form.useWatch('bottomImageId', form);
  const id = form.getFieldValue('bottomImageId') as string | undefined;
  const { data: picture } = useRead(library.fileDetails, { id: id ?? '' }, { enabled: Boolean(id) });
  if (id === undefined) return undefined;
  if (picture) return baseOfFile(picture);
  return id === record?.bottomImageId ? baseOfRecord(record) : undefined;
}
