import { Form } from 'antd';
import { useFormBoard } from '../../pictures/pictures.public.tsx';
import { EffectField } from '../form/EffectField.tsx';
import { CodeAndNameFields, StatusAndRemarkFields } from '../form/HeadFields.tsx';
import { CodeFields } from './CodeFields.tsx';
import { slotLists, spec } from './singleForm.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { useQuestionOf } from './useQuestionOf.ts';
import { usePrintNum } from './usePrintNum.ts';

export function BasicFields() {
  const form = Form.useFormInstance();
  const printNum = usePrintNum(form);
  return (
    <>
      <CodeAndNameFields within={spec} />
      <TemplateFields />
      <CodeFields printNum={printNum} />
      <EffectField within={spec} board={useFormBoard(slotLists)} question={useQuestionOf(printNum)} />
      <StatusAndRemarkFields within={spec} />
    </>
  );
}
