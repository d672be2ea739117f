import { Form } from 'antd';
import { useState } from 'react';

/**
 * What is known of the record that a field names by its id: the row that was just chosen, or what the template says of
 * it, as it stands now or as it was when the form was opened.
 */
export function useChosen<Known extends { id: string }>(field: string, told: Known | undefined) {
  const form = Form.useFormInstance();
  const id = Form.useWatch<string | undefined>(field, form);
  const [first] = useState(told);
  const [row, choose] = useState<Known>();
  return { known: [row, told, first].find((one) => one !== undefined && one.id === id), choose };
}
