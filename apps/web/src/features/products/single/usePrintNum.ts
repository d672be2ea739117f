import type { FormInstance } from 'antd';
import { Form } from 'antd';
import { useProductCode } from '../../categories/categories.public.tsx';
import { spec } from './singleForm.ts';

/** How many prints the product code of the form takes; 0 while there is none. */
export function usePrintNum(form: FormInstance): number {
  const code = Form.useWatch<string | undefined>([spec, 'productCode'], form);
  return useProductCode(code)?.printNum ?? 0;
}
