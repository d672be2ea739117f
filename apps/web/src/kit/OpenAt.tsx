import { Form } from 'antd';
import { useEffect } from 'react';
import type { Path } from './problems.ts';

/** Inside a form that opens at one of its fields: brings it into sight, with the focus. */
export function OpenAt({ field }: { field: Path | undefined }) {
  const form = Form.useFormInstance();
  useEffect(() => {
    if (field) form.focusField(field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  return null;
}
